import { videoSource } from '@porchlight/contract/images/video-source'
import { useId, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { tour3dCopy } from '../property-copy.ts'
import { TourFrame, TourLink } from './tour-frame.tsx'

interface Tour3dProps {
  /** What the tour shows if the heading does not say it. */
  subject?: string
  link: string | null
  /** 3 inside a dialog. */
  level?: 2 | 3
}

/** A 3D tour, which loads on a click. Renders nothing without a link. */
export function Tour3d({ subject, link, level = 2 }: Tour3dProps) {
  const headingId = useId()
  const [isLoaded, setIsLoaded] = useState(false)
  const source = videoSource(link)
  if (!source || !link) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  const name = subject ? `${tour3dCopy.heading}: ${subject}` : tour3dCopy.heading
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} className={level === 2 ? 'mb-4 text-xl' : 'mb-3 text-lg'}>
        {tour3dCopy.heading}
      </Heading>
      {isLoaded && <TourFrame url={source.url} name={name} focus />}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {!isLoaded && (
          <Button variant="outline" onClick={() => setIsLoaded(true)}>
            {tour3dCopy.start}
          </Button>
        )}
        <TourLink href={link}>{tour3dCopy.open}</TourLink>
      </p>
    </section>
  )
}
