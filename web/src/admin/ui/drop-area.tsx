import { type ReactNode, useState } from 'react'

interface DropAreaProps {
  onDropped: (files: File[]) => void
  className?: string
  children: ReactNode
}

/** Accepts dropped files. Its children must offer the same to people who cannot drag. */
export function DropArea({ onDropped, className = '', children }: DropAreaProps) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button in it does the same
    <div
      className={`grid justify-items-center gap-3 rounded-md border border-dashed px-4 py-6 text-center ${over ? 'border-brick bg-paper-deep' : 'border-rule-strong bg-sheet'} ${className}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDropped([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
