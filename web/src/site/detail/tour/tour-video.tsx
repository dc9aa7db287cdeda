import { type VideoSource, videoSource } from '@porchlight/contract/images/video-source'
import { useId, useState } from 'react'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { type DisplayedImage, ResponsiveImage } from '../../../shared/ui/responsive-image.tsx'
import { tourCopy } from '../property-copy.ts'
import { frameStyles, NoScriptLink, TourFrame, TourLink } from './tour-frame.tsx'

interface TourVideoProps {
  title: string
  /** What the video shows if the heading does not say it. */
  subject?: string
  link: string | null
  poster: DisplayedImage | undefined
  /** 3 inside a dialog. */
  level?: 2 | 3
}

/** Renders nothing if the link leads nowhere. */
export function TourVideo({ title, subject, link, poster, level = 2 }: TourVideoProps) {
  const headingId = useId()
  const source = videoSource(link)
  if (!source) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = subject ? `${title}: ${subject}` : title
  return (
    <section aria-labelledby={level === 2 ? headingId : undefined}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <Heading id={headingId} className={level === 2 ? 'text-xl' : 'text-lg'}>
          {title}
        </Heading>
        {subject && (
          <p translate="no" className="text-sm wrap-anywhere text-ink-soft">
            {subject}
          </p>
        )}
      </div>
      <Tour source={source} name={name} link={link} poster={poster} />
    </section>
  )
}

interface TourProps extends Pick<TourVideoProps, 'link' | 'poster'> {
  source: VideoSource
  name: string
}

function Tour({ source, name, link, poster }: TourProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (source.kind === 'link')
    return (
      <ExternalLink href={source.url} className="inline-flex min-h-touch items-center gap-2 text-brick underline">
        <Icon name="play" />
        {tourCopy.watchOn(source.site)}
      </ExternalLink>
    )
  const isFramed = source.kind === 'frame' || isPlaying
  return (
    <>
      {isFramed ? (
        <TourFrame url={source.url} name={name} focus={isPlaying} />
      ) : (
        <button
          type="button"
          onClick={() => setIsPlaying(true)}
          className={`image-button group relative ${frameStyles}`}
        >
          <span className="absolute inset-0 opacity-80 transition-opacity group-hover:opacity-100">
            <ResponsiveImage
              image={poster && { ...poster, alt: undefined }}
              alt=""
              sizes="(min-width:60rem) 56rem,calc(100vw - 2.25rem)"
            />
          </span>
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid size-18 place-items-center rounded-full bg-night/80 text-on-night fade-colors group-hover:bg-brick">
              <Icon name="play" className="size-8" />
            </span>
          </span>
          <span className="sr-only">{tourCopy.play(name)}</span>
        </button>
      )}
      {source.kind === 'click' && <p className="mt-2 text-xs text-ink-soft">{tourCopy.note}</p>}
      {isFramed && <TourLink href={link ?? source.url}>{tourCopy.open}</TourLink>}
      {!isFramed && <NoScriptLink href={link}>{tourCopy.play(name)}</NoScriptLink>}
    </>
  )
}
