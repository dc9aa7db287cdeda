import { videoSource } from '@porchlight/contract/images/video-source'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { DetailSection, type DetailSectionProps } from '../detail-section.tsx'
import { tour3dCopy } from '../property-copy.ts'
import { TourFrame, TourLink } from './tour-frame.tsx'

interface Tour3dProps extends Pick<DetailSectionProps, 'level'> {
  /** What the tour shows if the heading does not say it. */
  subject?: string
  link: string | null
}

/** A 3D tour, which loads on a click. Renders nothing without a link. */
export function Tour3d({ subject, link, level }: Tour3dProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  const source = videoSource(link)
  if (!source || !link) return null
  const name = subject ? `${tour3dCopy.heading}: ${subject}` : tour3dCopy.heading
  return (
    <DetailSection heading={tour3dCopy.heading} level={level}>
      {isLoaded && <TourFrame url={source.url} name={name} focus />}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {source.kind !== 'link' && !isLoaded && (
          <Button variant="outline" onClick={() => setIsLoaded(true)}>
            {tour3dCopy.start}
          </Button>
        )}
        <TourLink href={link}>{tour3dCopy.open}</TourLink>
      </p>
    </DetailSection>
  )
}
