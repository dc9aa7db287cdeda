/** Decorative zoom icon. The button's label carries the meaning. */
export function ExpandMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-night/70 text-on-night fade-colors group-hover:bg-night"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      >
        <path d="M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6" />
      </svg>
    </span>
  )
}
