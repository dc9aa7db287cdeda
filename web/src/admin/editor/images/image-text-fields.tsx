import { limits } from '@porchlight/contract/limits'
import { useRef } from 'react'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { WordingNote } from '../wording/wording-note.tsx'
import { altControlId, changeImage, type EditedImage, type ImageList } from './image-list.ts'
import { imagesCopy } from './images-copy.ts'

interface ImageTextFieldsProps {
  image: EditedImage
  /** From 1. */
  position: number
  onChange: (step: (images: ImageList) => ImageList) => void
}

/** Caption and description of an image. */
export function ImageTextFields({ image, position, onChange }: ImageTextFieldsProps) {
  const describe = (changes: Parameters<typeof changeImage>[2]) =>
    onChange((now) => changeImage(now, image.key, changes))
  const caption = useRef<HTMLInputElement>(null)
  const alt = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <label className="grid gap-1 text-xs text-ink-soft">
        <span aria-hidden="true">{imagesCopy.captionLabel}</span>
        <input
          ref={caption}
          value={image.caption}
          maxLength={limits.caption}
          placeholder={imagesCopy.captionPlaceholder}
          aria-label={imagesCopy.caption(position)}
          onChange={({ target }) => describe({ caption: target.value })}
          className={controlStyles}
        />
      </label>
      <WordingNote brief label={imagesCopy.caption(position)} text={image.caption} control={() => caption.current} />
      <label className="grid gap-1 text-xs text-ink-soft">
        <span aria-hidden="true">{imagesCopy.altLabel}</span>
        <textarea
          id={altControlId(image.key)}
          ref={alt}
          rows={1}
          value={image.alt ?? ''}
          maxLength={limits.alt}
          aria-label={imagesCopy.alt(position)}
          // Screen readers read it as one sentence.
          onChange={({ target }) => describe({ alt: target.value.replaceAll(/\s*\n\s*/g, ' ') || undefined })}
          className={`${controlStyles} field-sizing-content resize-none`}
        />
      </label>
      <WordingNote brief label={imagesCopy.alt(position)} text={image.alt ?? ''} control={() => alt.current} />
    </>
  )
}
