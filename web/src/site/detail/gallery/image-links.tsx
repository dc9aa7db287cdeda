import { galleryCopy } from '../property-copy.ts'
import type { Slide } from './slide.ts'

/** For who has no script, and so no viewer: each picture by what can be seen, as a page of its own. */
export function ImageLinks({ slides }: { slides: readonly Slide[] }) {
  return (
    <noscript>
      <ul aria-label={galleryCopy.label} className="mt-3 text-sm text-brick">
        {slides.map(({ id, image, alt }) => (
          <li key={id}>
            <a
              href={image.imageUrl}
              className="inline-flex min-h-touch items-center underline underline-offset-4 wrap-anywhere"
            >
              {alt}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
