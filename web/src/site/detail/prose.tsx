import { type MouseEvent, useId, useState } from 'react'

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
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setOpen(!open)
    // the button moves up with the end of the text, perhaps by many screens
    if (open) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div>
      <div
        id={id}
        className={`max-w-measure space-y-4 wrap-anywhere ${folds && !open ? 'max-h-96 overflow-hidden fade-out-below' : ''}`}
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
          onClick={toggle}
          className="mt-1 inline-flex min-h-touch items-center font-semibold text-brick underline-offset-4 hover:underline"
        >
          {open ? less : more}
        </button>
      )}
    </div>
  )
}

/** Paragraphs of a plain text: blank lines part them, single line breaks stay inside. Empty ones are dropped. */
export function paragraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
