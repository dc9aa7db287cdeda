import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { acceptedImages } from './image-type.ts'
import { uploadCopy } from './upload-copy.ts'

interface ImagePickerProps {
  maxFiles: number
  hint: string | undefined
  onChosen: (files: File[]) => void
}

/** Accepts images by drop or through the system's file dialog. */
export function ImagePicker({ maxFiles, hint, onChosen }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const limitsId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChosen([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button does the same
    <div
      className={`mt-4 grid justify-items-center gap-3 rounded-md border border-dashed px-4 py-6 text-center ${over ? 'border-brick bg-paper-deep' : 'border-rule-strong bg-sheet'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="text-sm text-ink-soft">{uploadCopy.drop}</p>
      <Button variant="outline" aria-describedby={limitsId} onClick={() => input.current?.click()}>
        {uploadCopy.choose(maxFiles)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={uploadCopy.choose(maxFiles)}
        accept={acceptedImages}
        multiple={maxFiles > 1}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])])
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
      />
      <p id={limitsId} className="text-xs text-ink-soft">
        {uploadCopy.limits(maxFiles)} {hint}
      </p>
    </div>
  )
}
