import { useId, useState } from 'react'
import { paragraphs } from './paragraphs.ts'

interface ProseProps {
  text: string
  /** Texts longer than this, in UTF-16 code units, are folded until asked for; left out: never folded. */
  foldAfter?: number
  more?: string
  less?: string
}

/** Plain text with its paragraphs and line breaks; each paragraph runs in its own direction. */
export function Prose({ text, foldAfter = Number.POSITIVE_INFINITY, more, less }: ProseProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const folds = text.length > foldAfter
  return (
    <div>
      <div
        id={id}
        className={`max-w-measure space-y-4 wrap-anywhere ${folds && !open ? 'max-h-96 overflow-hidden mask-b-from-60%' : ''}`}
      >
        {paragraphs(text).map((paragraph, index) => (
          <p key={index} dir="auto" className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 inline-flex min-h-touch items-center font-semibold text-brick underline-offset-4 hover:underline"
        >
          {open ? less : more}
        </button>
      )}
    </div>
  )
}
