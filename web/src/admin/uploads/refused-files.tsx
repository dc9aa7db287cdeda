import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { uploadCopy } from './upload-copy.ts'
import type { RefusedFile } from './use-image-upload.ts'

interface RefusedFilesProps {
  files: readonly RefusedFile[]
  onShrink: (refused: RefusedFile) => void
  onFocusLost: () => void
}

const copy = uploadCopy.shrink

/** With a button if a smaller version could be added. */
export function RefusedFiles({ files, onShrink, onFocusLost }: RefusedFilesProps) {
  const list = useRef<HTMLUListElement>(null)
  const passFocusOn = () => {
    const next = list.current?.querySelector('button')
    if (next) next.focus()
    else onFocusLost()
  }
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className="mt-4 rounded-md border border-brick bg-sheet px-4 py-3 text-sm">
          <p className="font-semibold text-brick">{uploadCopy.refused}</p>
          <ul ref={list} className="mt-1 grid gap-1">
            {files.map((refused) => (
              <li key={refused.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="wrap-anywhere">
                  <strong className="font-medium">{refused.file.name}</strong>: {refused.reason}
                </p>
                {refused.isTooLarge && (
                  <ShrinkButton refused={refused} onClick={() => onShrink(refused)} onFocusLost={passFocusOn} />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface ShrinkButtonProps {
  refused: RefusedFile
  onClick: () => void
  onFocusLost: () => void
}

function ShrinkButton({ refused: { file, isShrinking = false }, onClick, onFocusLost }: ShrinkButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element === document.activeElement) setTimeout(onFocusLost)
    }
  }, [])
  return (
    <Button
      ref={button}
      variant="outline"
      aria-label={isShrinking ? undefined : copy.named(file.name)}
      busy={isShrinking}
      onClick={onClick}
    >
      {isShrinking ? copy.busy : copy.start}
    </Button>
  )
}
