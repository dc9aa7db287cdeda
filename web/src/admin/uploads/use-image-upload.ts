import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from '../../shared/store.ts'
import { handleSessionExpired } from '../session-expired.ts'
import { checkFile } from './check-file.ts'
import { shrinkImage } from './shrink-image.ts'
import { PrepareError } from './transfer.ts'
import { createUploadList, isSameFile, isUnderWay, type UploadedImage } from './upload-list.ts'

export interface RefusedFile {
  id: string
  file: File
  reason: string
  /** A smaller version could be added. */
  isTooLarge?: boolean
  isShrinking?: boolean
}

interface ImageUpload {
  maxFiles: number
  photo?: File | undefined
  onError: (error: unknown) => void
  onUploadEnd: (images: UploadedImage[], rest: number) => void
}

/** Files and actions of one upload dialog. */
export function useImageUpload({ maxFiles, photo, ...callbacks }: ImageUpload) {
  const handlers = useRef(callbacks)
  handlers.current = callbacks
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [uncheckedCount, setUncheckedCount] = useState(0)
  const [list] = useState(() =>
    createUploadList({
      onError: (error) => {
        console.error(error)
        const cause = error instanceof PrepareError ? error.cause : error
        if (!handleSessionExpired(cause, 'upload')) handlers.current.onError(error)
      },
      onEnd: (images, rest) => handlers.current.onUploadEnd(images, rest),
    }),
  )
  useEffect(() => {
    // Phones discard hidden pages.
    const keep = () => document.hidden && flushSync(list.handOverFirst)
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      list.cancel()
    }
  }, [list])
  const files = useStore(list.files)

  const refusalOf = (file: File, why: { reason: string; isTooLarge?: boolean }): RefusedFile => ({
    id: crypto.randomUUID(),
    file,
    ...why,
  })
  /** Returns the image if it cannot be added. */
  const addImage = (file: File, type: string): RefusedFile[] => {
    const reason = list.add(file, type, maxFiles)
    return reason === undefined ? [] : [refusalOf(file, { reason })]
  }
  const add = async (selectedFiles: readonly File[]) => {
    const refusals: RefusedFile[] = []
    setUncheckedCount((count) => count + selectedFiles.length)
    // A phone lacks the memory for thirty photographs at once.
    for (const file of selectedFiles) {
      const checked = await checkFile(file)
      refusals.push(...('type' in checked ? addImage(file, checked.type) : [refusalOf(file, checked)]))
      setUncheckedCount((count) => count - 1)
    }
    const isRefusedAgain = ({ file }: RefusedFile) => refusals.some((refusal) => isSameFile(refusal.file, file))
    // Buttons of earlier files stay.
    setRefused((now) => [...now.filter((one) => one.isTooLarge && !isRefusedAgain(one)), ...refusals])
  }
  /** Returns whether it was added. */
  const shrink = async (refusal: RefusedFile): Promise<boolean> => {
    const replace = (next: RefusedFile[]) =>
      setRefused((now) => now.flatMap((one) => (one.id === refusal.id ? next : [one])))
    replace([{ ...refusal, isShrinking: true }])
    const smaller = await shrinkImage(refusal.file)
    // Other files can be removed to make room.
    const rest =
      smaller instanceof File
        ? addImage(smaller, smaller.type).map(({ reason }) => ({ ...refusal, reason }))
        : [refusalOf(refusal.file, smaller)]
    replace(rest)
    return rest.length === 0
  }
  useEffect(() => {
    if (!photo) return
    let isOpen = true
    void add([photo]).then(() => isOpen && list.start())
    return () => {
      isOpen = false
    }
  }, [photo])
  return {
    list,
    files,
    refused,
    isChecking: uncheckedCount > 0,
    busy: files.some(isUnderWay),
    add,
    shrink,
  }
}
