import { type MouseEvent, useId, useState } from 'react'
import { propertyCopy } from './property-copy.ts'

interface ProseProps {
  text: string
  /** Longer texts (in UTF-16 code units) are collapsed at first. */
  foldAfter?: number
}

/** Plain text with its line breaks. Each paragraph has its own direction. */
export function Prose({ text, foldAfter = Number.POSITIVE_INFINITY }: ProseProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const folds = text.length > foldAfter
  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setOpen(!open)
    // The button moves up with the end of the text, perhaps by many screens.
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
          {open ? propertyCopy.readLess : propertyCopy.readMore}
        </button>
      )}
    </div>
  )
}

/** Splits a text at blank lines. Single line breaks are kept. */
export function paragraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
