import type { Slide } from './slide.ts'

/** For visitors without JavaScript, and so without the viewer. */
export function ImageLinks({ slides }: { slides: readonly Slide[] }) {
  return (
    <noscript>
      <ul className="mt-3 text-sm text-brick">
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
