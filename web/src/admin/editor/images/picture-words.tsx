import { limits } from '@porchlight/contract/limits'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { describeImage, type EditedImage, type ImageList } from './image-list.ts'
import { imagesCopy } from './images-copy.ts'

interface PictureWordsProps {
  image: EditedImage
  /** From 1. */
  position: number
  onChange: (step: (images: ImageList) => ImageList) => void
}

/** What is said of a picture: its caption, and what can be seen. */
export function PictureWords({ image, position, onChange }: PictureWordsProps) {
  const describe = (said: Parameters<typeof describeImage>[2]) => onChange((now) => describeImage(now, image.key, said))
  return (
    <>
      <input
        value={image.caption}
        maxLength={limits.caption}
        placeholder={imagesCopy.captionHint}
        aria-label={imagesCopy.caption(position)}
        onChange={({ target }) => describe({ caption: target.value })}
        className={controlStyles}
      />
      <label className="grid gap-1 text-xs text-ink-soft">
        <span aria-hidden="true">{imagesCopy.altLabel}</span>
        <textarea
          rows={1}
          value={image.alt ?? ''}
          maxLength={limits.alt}
          aria-label={imagesCopy.alt(position)}
          // one line: it is read out as one sentence
          onChange={({ target }) => describe({ alt: target.value.replaceAll(/\s*\n\s*/g, ' ') || undefined })}
          className={`${controlStyles} field-sizing-content resize-none`}
        />
      </label>
    </>
  )
}
