import { site } from '@porchlight/site/site.config'
import { useEffect, useId, useRef, useState } from 'react'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useHydrated } from '../../../shared/ui/use-browser-value.ts'
import { homeCopy } from '../../copy/home-copy.ts'

const copy = homeCopy.forRent
const SLOW_AFTER_MS = 8000
const frameProps = {
  src: site.portal.listingsUrl,
  loading: 'lazy',
  height: 800,
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  className: 'relative h-frame w-full',
} as const

/** See docs/product/public-pages.md#home. A page cannot detect a blocked frame, so it always has a link too. */
export function ListingsFrame() {
  const headingId = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const hydrated = useHydrated()
  const [loaded, setLoaded] = useState(false)
  const [slow, setSlow] = useState(false)

  useEffect(() => {
    if (!hydrated || loaded || !frame.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame loads when it is near the screen.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) timer ??= setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    })
    observer.observe(frame.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [hydrated, loaded])
  return (
    <section aria-labelledby={headingId} className="page-width pt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-6">
        <div className="grid gap-3">
          <h2 id={headingId} className="text-3xl">
            {copy.heading}
          </h2>
          <p className="max-w-measure text-lg text-ink-soft">{copy.text}</p>
        </div>
        <p className="text-sm text-ink-soft">
          {copy.hint}{' '}
          <ExternalLink
            href={site.portal.listingsUrl}
            className="inline-flex min-h-touch items-center gap-1 font-semibold text-brick underline underline-offset-4 hover:text-brick-deep"
          >
            {copy.open}
            <Icon name="out" className="size-4" />
          </ExternalLink>
        </p>
      </div>
      {/* Room for a finger that scrolls past the frame. */}
      <div className="relative h-frame phone:mx-6.5 border-y border-rule bg-paper-deep">
        {!loaded && (
          <p role="status" className="absolute inset-x-0 top-24 px-6 text-center text-ink-soft">
            {slow ? `${copy.slow} ${copy.hint} ${copy.open}.` : copy.loading}
          </p>
        )}
        {hydrated ? (
          <iframe ref={frame} {...frameProps} title={copy.frameTitle} onLoad={() => setLoaded(true)} />
        ) : (
          // A frame in the HTML would delay the first image.
          <noscript>
            <iframe {...frameProps} title={copy.frameTitle} />
          </noscript>
        )}
      </div>
    </section>
  )
}
