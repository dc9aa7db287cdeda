import { moreId } from '../editor-field.tsx'
import { textControl, typeInto } from '../type-into.ts'

interface TextSuggestionsProps {
  id: string
  label: string
  texts: readonly string[]
}

/** The Tab key skips them, since they can be typed. */
export function TextSuggestions({ id, label, texts }: TextSuggestionsProps) {
  const use = (text: string) => {
    const control = textControl(id)
    if (control) typeInto(control, { start: 0, end: control.value.length, text })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
      <p id={moreId(id)} className="text-xs text-ink-soft">
        {label}
      </p>
      <ul aria-labelledby={moreId(id)} className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              tabIndex={-1}
              onClick={() => use(text)}
              className="min-h-touch max-w-full rounded-full border border-rule-strong bg-sheet px-3.5 text-left text-sm wrap-anywhere hover:border-ink"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
