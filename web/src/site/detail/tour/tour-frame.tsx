import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { focusOn } from '../../../shared/ui/focus-on.ts'

export const frameStyles = 'block aspect-video h-auto w-full overflow-hidden rounded-md bg-night'

/** `focus`: the button that loaded the frame had the focus and has disappeared. */
export function TourFrame({ url, name, focus }: { url: string; name: string; focus: boolean }) {
  return (
    <iframe
      ref={focus ? focusOn : undefined}
      src={url}
      title={name}
      width={1280}
      height={720}
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer"
      allowFullScreen
      // YouTube does not play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      // The player needs scripts and storage, but must not navigate this page.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
      className={frameStyles}
    />
  )
}

/** For sites that refuse to be framed. */
export function TourLink({ href, children }: { href: string; children: string }) {
  return (
    <ExternalLink href={href} className="inline-flex min-h-touch items-center gap-2 text-sm text-brick underline">
      {children}
    </ExternalLink>
  )
}

/** For visitors without JavaScript. */
export const NoScriptLink = ({ href, children }: { href: string | null; children: string }) =>
  href && (
    <noscript>
      <a href={href} className="inline-flex min-h-touch items-center text-brick underline">
        {children}
      </a>
    </noscript>
  )
