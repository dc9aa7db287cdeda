import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { announce } from '../../../shared/ui/announcer.tsx'
import { adminQueries } from '../../api/admin-queries.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { controlId } from '../editor-config.ts'
import { moreId, TextField, type TextFieldProps } from '../editor-field.tsx'
import { type TextControl, textControl, typeInto } from '../type-into.ts'
import { featureEdit, suggestFeatures } from './suggest-features.ts'

interface FeaturesFieldProps<V extends FieldValues> extends TextFieldProps<V> {
  /** ID of the property itself, whose features are not suggested. */
  except?: string | undefined
  /** Features of further homes, such as the other units. */
  more?: readonly (readonly string[])[]
}

const STALE_TIME_MS = 5 * 60_000

const MAX_SUGGESTIONS = 6

const copy = {
  label: 'Other homes have',
  keys: '(press the down arrow key to choose)',
  add: (feature: string) => `Add ${feature}`,
  added: (feature: string) => `${feature} added.`,
} as const

/** A click adds a feature of other homes. The Tab key skips suggestions; arrow keys lead to them and back. */
export function FeaturesField<V extends FieldValues>({ except, more = [], ...field }: FeaturesFieldProps<V>) {
  const { editor, name } = field
  const text: unknown = useWatch({ control: editor.form.control, name })
  const list = useRef<HTMLUListElement>(null)
  const id = controlId(editor.config.subject, name)
  const [hasBeenFocused, setHasBeenFocused] = useState(false)
  // The list is large, so it is only fetched once the field has the focus.
  const { data = [] } = useQuery({ ...adminQueries.properties(), staleTime: STALE_TIME_MS, enabled: hasBeenFocused })
  const homes = [...more, ...data.filter((property) => property.id !== except).map((property) => property.features)]
  const features = suggestFeatures(String(text ?? ''), homes, MAX_SUGGESTIONS)
  const enterList = (event: KeyboardEvent<TextControl>) => {
    const { selectionStart, value } = event.currentTarget
    const first = list.current?.querySelector('button')
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    if (!first || selectionStart !== value.length) return
    event.preventDefault()
    first.focus()
  }
  const add = (feature: string) => {
    const control = textControl(id)
    if (!control) return
    typeInto(control, featureEdit(control.value, feature))
    announce(copy.added(feature))
  }
  const move = (event: KeyboardEvent, place: number) => {
    const step = steps.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = list.current?.querySelectorAll('button')[place + step]
    if (next) next.focus()
    else if (step < 0) textControl(id)?.focus()
  }
  return (
    <TextField {...field} checkWording onFocus={() => setHasBeenFocused(true)} onKeyDown={enterList}>
      {features.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          <p id={moreId(id)} className="text-xs text-ink-soft">
            {copy.label} <span className="pointer-coarse:hidden">{copy.keys}</span>
          </p>
          <ul ref={list} aria-label={copy.label} className="flex flex-wrap gap-2">
            {features.map((feature, place) => (
              // The pressed button keeps the focus and shows the next feature.
              <li key={place} className="max-w-full">
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={copy.add(feature)}
                  onClick={() => add(feature)}
                  onKeyDown={(event) => move(event, place)}
                  className="inline-flex min-h-touch max-w-full items-center gap-1.5 rounded-full border border-rule-strong bg-sheet px-3.5 text-left text-sm wrap-anywhere hover:border-ink"
                >
                  <AdminIcon name="plus" className="size-4 shrink-0" />
                  {feature}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </TextField>
  )
}

/** Steps by key. Escape returns to the text. */
const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['Escape', Number.NEGATIVE_INFINITY],
])
