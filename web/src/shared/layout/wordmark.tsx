import { site } from '@porchlight/site/site.config'

/** The lamp beside the name of the brand. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2 max-[22rem]:gap-1">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 32"
        className="h-8 w-6 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path className="fill-lamp stroke-none" d="M7.6 13h8.8l1.4 11H6.2z" />
        <path d="M12 1.5v4M7 12.5C7.4 8.7 9.3 6.4 12 5.5c2.7.9 4.6 3.2 5 7zM5.5 12.5h13M7.4 12.5 6 24.5h12l-1.4-12M12 12.5v12M5 24.5h14M9.5 24.5 10.4 28h3.2l.9-3.5M12 28v2.5" />
      </svg>
      <span
        translate="no"
        className="font-display text-[min(var(--text-xl),9vw)] max-[22rem]:text-[min(var(--text-lg),9vw)] low:max-sm:text-lg leading-tight font-medium wrap-anywhere"
      >
        {site.brandName}
      </span>
    </span>
  )
}
