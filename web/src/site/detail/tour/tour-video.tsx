import { type VideoSource, videoSource } from '@porchlight/contract/images/video-source'
import { useState } from 'react'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { type DisplayedImage, ResponsiveImage } from '../../../shared/ui/responsive-image.tsx'
import { DetailSection, type DetailSectionProps } from '../detail-section.tsx'
import { tourCopy } from '../property-copy.ts'
import { frameStyles, NoScriptLink, TourFrame, TourLink } from './tour-frame.tsx'

interface TourVideoProps extends Pick<DetailSectionProps, 'level'> {
  title: string
  /** What the video shows if the heading does not say it. */
  subject?: string
  link: string | null
  poster: DisplayedImage | undefined
}

/** Renders nothing if the link leads nowhere. */
export function TourVideo({ title, subject, link, poster, level }: TourVideoProps) {
  const source = videoSource(link)
  if (!source) return null
  const name = subject ? `${title}: ${subject}` : title
  return (
    <DetailSection heading={title} level={level}>
      {subject && (
        <p translate="no" className="-mt-2 mb-4 text-sm wrap-anywhere text-ink-soft">
          {subject}
        </p>
      )}
      <Tour source={source} name={name} link={link} poster={poster} />
    </DetailSection>
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
