import { site } from '@porchlight/site/site.config'
import { useEffect, useId, useRef, useState } from 'react'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { homeCopy } from '../../copy/home-copy.ts'

const copy = homeCopy.forRent
/** Milliseconds after which a visitor starts to wonder. */
const SLOW_AFTER_MS = 8000

/**
 * The portal's own listings page, in a frame 800 high (docs/product/public-pages.md#home). Whether a frame was blocked cannot be known
 * from outside, so the way around it is always on the page.
 */
export function ListingsFrame() {
  const headingId = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [slow, setSlow] = useState(false)

  useEffect(() => {
    // it may have loaded before the page came alive: a document of another site is one that we may not see
    if (frame.current?.contentDocument === null) setLoaded(true)
  }, [])

  useEffect(() => {
    if (loaded || !frame.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // a frame that nobody has come near has not begun to load
    const arrival = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) timer ??= setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    })
    arrival.observe(frame.current)
    return () => {
      arrival.disconnect()
      clearTimeout(timer)
    }
  }, [loaded])
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
      <div className="relative h-frame border-y border-rule bg-paper-deep">
        {!loaded && (
          <p role="status" className="absolute inset-x-0 top-24 px-6 text-center text-ink-soft">
            {slow ? `${copy.slow} ${copy.hint} ${copy.open}.` : copy.loading}
          </p>
        )}
        <iframe
          ref={frame}
          title={copy.frameTitle}
          src={site.portal.listingsUrl}
          loading="lazy"
          height={800}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
          onLoad={() => setLoaded(true)}
          className="relative h-frame w-full"
        />
      </div>
    </section>
  )
}
