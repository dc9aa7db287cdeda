import { useEffect, useId, useRef } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { DropArea } from '../ui/drop-area.tsx'
import { acceptedImages } from './check-file.ts'
import { uploadCopy } from './upload-copy.ts'

interface ImagePickerProps {
  maxFiles: number
  hint: string | undefined
  onChosen: (files: File[]) => void
}

/** Accepts images by drop, from the clipboard, or through the system's file dialog. */
export function ImagePicker({ maxFiles, hint, onChosen }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const limitsId = useId()
  const choose = useRef(onChosen)
  choose.current = onChosen
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      choose.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <DropArea onDropped={onChosen} className="mt-4">
      <p className="text-sm text-ink-soft pointer-coarse:hidden [@media(hover:none)]:hidden">{uploadCopy.drop}</p>
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
    </DropArea>
  )
}
