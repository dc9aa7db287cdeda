import { useEffect, useRef } from 'react'
import { FilePicker } from '../ui/file-picker.tsx'
import { acceptedImages } from './check-file.ts'
import { uploadCopy } from './upload-copy.ts'

interface ImagePickerProps {
  maxFiles: number
  hint: string | undefined
  onChosen: (files: File[]) => void
}

/** Accepts images by drop, from the clipboard, or through the system's file dialog. */
export function ImagePicker({ maxFiles, hint = '', onChosen }: ImagePickerProps) {
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
    <FilePicker
      label={uploadCopy.choose(maxFiles)}
      dropText={uploadCopy.drop}
      hint={`${uploadCopy.limits(maxFiles)} ${hint}`.trim()}
      accept={acceptedImages}
      multiple={maxFiles > 1}
      onChosen={onChosen}
      className="mt-4"
    />
  )
}
