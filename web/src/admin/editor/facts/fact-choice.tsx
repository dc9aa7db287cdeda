import { factLists } from '@porchlight/contract/properties/fact-options'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type FieldValues, type Path, useController } from 'react-hook-form'
import { controlId } from '../editor-config.ts'
import type { FieldsOf } from '../editor-field.tsx'
import { factsCopy } from './facts-copy.ts'

interface FactChoiceProps<V extends FieldValues> {
  editor: FieldsOf<V>
  name: Path<V>
  /** Empty if it is unknown, and for a property itself. */
  ofBuilding: string
}

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])

const chipStyles =
  'min-h-touch min-w-touch rounded-full border px-3.5 text-sm fade-colors border-rule-strong bg-sheet hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper'

/** A second tap takes a choice back. The Tab key leads to one choice, the arrow keys to the others. */
export function FactChoice<V extends FieldValues>({ editor, name, ofBuilding }: FactChoiceProps<V>) {
  const noteId = useId()
  const { label, format } = editor.config.fieldList[name]
  const { field } = useController({ control: editor.form.control, name })
  const own = String(field.value ?? '')
  const displayed = own || ofBuilding
  const words = format?.choices ?? []
  const isList = name in factLists
  const selected = isList ? displayed.split(', ') : [displayed]
  const choose = (word: string) => {
    const chosen = isList ? toggleWord(displayed, word, words) : word === own ? '' : word
    field.onChange(isList || chosen ? ownText(chosen, ofBuilding) : '')
  }
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const step = steps.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + words.length) % words.length
    setCurrent(next)
    buttons.current[next]?.focus()
  }
  const note = ofBuilding && (own ? factsCopy.differs(ofBuilding) : factsCopy.inherited)
  return (
    <fieldset
      id={controlId(editor.config.subject, name)}
      tabIndex={-1}
      aria-describedby={note ? noteId : undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {words.map((word, index) => (
          <button
            key={word}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-pressed={selected.includes(word)}
            onClick={() => choose(word)}
            onFocus={() => setCurrent(index)}
            onKeyDown={move}
            className={`${chipStyles} ${own ? '' : 'aria-pressed:border-dashed'}`}
          >
            {word}
          </button>
        ))}
      </div>
      {note && (
        <p id={noteId} className="text-xs text-ink-soft">
          {note}
        </p>
      )}
    </fieldset>
  )
}

const NONE = 'None'

/** Adds or removes one word of a list such as "Garage, Street", in the order of `words`. "None" excludes the others. */
export function toggleWord(text: string, word: string, words: readonly string[]): string {
  const selected = new Set(text ? text.split(', ') : [])
  const isAdded = !selected.delete(word)
  if (isAdded && word === NONE) selected.clear()
  else selected.delete(NONE)
  if (isAdded) selected.add(word)
  return words.filter((each) => selected.has(each)).join(', ')
}

/** Empty if the unit has what its building has. An empty text would mean that, so a list without words is "None". */
export const ownText = (chosen: string, ofBuilding: string): string =>
  chosen === ofBuilding ? '' : chosen || (ofBuilding && NONE)
