import { limits } from '@porchlight/contract/limits'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { CardImage } from '../../../shared/ui/card-image.tsx'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { AdminDialog } from '../../ui/admin-dialog.tsx'
import { forDevice } from '../../ui/for-device.ts'
import { NewImage } from '../../uploads/new-image.tsx'
import { changeImage, type EditedImage, type ImageList } from './image-list.ts'
import { describeCopy, imagesCopy } from './images-copy.ts'

const copy = describeCopy

interface DescribeDialogProps {
  images: ImageList
  /** Files of new images by path. */
  files: ReadonlyMap<string, Blob>
  onChange: (step: (images: ImageList) => ImageList) => void
  onClose: () => void
}

/** One field for the description of each image. */
export function DescribeDialog({ images, files, onChange, onClose }: DescribeDialogProps) {
  const listId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [active, setActive] = useState(() => (images.find(({ alt }) => !alt) ?? images[0])?.key)
  const toField = (index: number) => list.current?.querySelectorAll('input')[index]?.focus()
  const describe = ({ key }: EditedImage, text: string) =>
    onChange((now) => changeImage(now, key, { alt: text || undefined }))
  return (
    <AdminDialog title={copy.title} text={forDevice(copy.text)} wide onClose={onClose}>
      <datalist id={listId}>
        {copy.suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <ol ref={list} className="mt-4 divide-y divide-rule border-y border-rule">
        {images.map((image, index) => (
          <li key={image.key} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3">
            {image.id === undefined ? (
              <NewImage
                url={image.url}
                file={files.get(image.url)}
                alt=""
                focus={image.focus}
                className={imageStyles}
              />
            ) : (
              <CardImage
                image={{ imageUrl: image.url, focus: image.focus }}
                alt=""
                sizes="6rem"
                className={imageStyles}
              />
            )}
            <input
              value={image.alt ?? ''}
              list={listId}
              maxLength={limits.alt}
              autoComplete="off"
              enterKeyHint={index === images.length - 1 ? 'done' : 'next'}
              aria-label={imagesCopy.alt(index + 1)}
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
              autoFocus={image.key === active}
              onFocus={() => setActive(image.key)}
              onChange={({ target }) => describe(image, target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                // Enter would submit the form around the dialog.
                event.preventDefault()
                if (index === images.length - 1) onClose()
                else toField(index + 1)
              }}
              className={controlStyles}
            />
            {active === image.key && (
              <p className="col-span-full flex flex-wrap gap-2">
                {copy.suggestions.map((text) => (
                  <button
                    key={text}
                    type="button"
                    // For the keyboard, the field has the same list.
                    tabIndex={-1}
                    aria-label={copy.use(text, index + 1)}
                    onClick={() => {
                      describe(image, text)
                      toField(Math.min(index + 1, images.length - 1))
                    }}
                    className="min-h-touch rounded-full border border-rule-strong bg-sheet px-3.5 text-sm hover:border-ink"
                  >
                    {text}
                  </button>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className="dialog-actions">
        <Button onClick={onClose}>{copy.done}</Button>
      </div>
    </AdminDialog>
  )
}

const imageStyles = 'rounded-md'
