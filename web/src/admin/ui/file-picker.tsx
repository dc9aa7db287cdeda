import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'

interface FilePickerProps {
  label: string
  dropText: string
  hint: string
  accept: string
  multiple: boolean
  button?: Ref<HTMLButtonElement> | undefined
  className?: string
  onChosen: (files: File[]) => void
}

/** Accepts files dropped anywhere in the window, which would open them, or from the system's file dialog. */
export function FilePicker(props: FilePickerProps) {
  const { label, dropText, hint, accept, multiple, button, className = '', onChosen } = props
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  useEffect(() => {
    const follow = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(event.type === 'dragover')
      if (event.type === 'drop') onChosen([...event.dataTransfer.files])
    }
    const types = ['dragover', 'dragleave', 'drop'] as const
    for (const type of types) addEventListener(type, follow)
    return () => {
      for (const type of types) removeEventListener(type, follow)
    }
  }, [onChosen])
  return (
    <div
      className={`grid justify-items-center gap-3 rounded-md border border-dashed px-4 py-6 text-center ${isOver ? 'border-brick bg-paper-deep' : 'border-rule-strong bg-sheet'} ${className}`}
    >
      <p className="text-sm text-ink-soft pointer-coarse:hidden [@media(hover:none)]:hidden">{dropText}</p>
      <Button ref={button} variant="outline" aria-describedby={hintId} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])])
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
      />
      <p id={hintId} className="text-xs text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
