import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, useWatch } from 'react-hook-form'
import { announce } from '../../../shared/ui/announcer.tsx'
import { adminQueries } from '../../api/admin-queries.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { type FieldsOf, moreId } from '../editor-field.tsx'
import { controlId } from '../editor-kind.ts'
import { textControl, typeInto } from '../type-into.ts'
import { adding, suggestFeatures } from './suggest-features.ts'

interface FeatureSuggestionsProps<V extends FieldValues> {
  editor: FieldsOf<V>
  name: Path<V>
  /** Id of the home itself; the others are asked. */
  except?: string | undefined
  /** The features of more, such as the other units. */
  more?: readonly (readonly string[])[]
}

/** A list that is some minutes old serves. */
const freshMs = 5 * 60_000

/** Few enough to be looked through. */
const most = 6

const copy = {
  label: 'Other homes have',
  keys: '(press the down arrow key to choose)',
  add: (feature: string) => `Add ${feature}`,
  added: (feature: string) => `${feature} added.`,
} as const

/**
 * What other homes have, each to be added by a click; nothing where there is nothing more. The Tab key passes them by,
 * on its way from field to field: the arrow keys lead from the end of the text to them, and back.
 */
export function FeatureSuggestions<V extends FieldValues>(props: FeatureSuggestionsProps<V>) {
  const { editor, name, except, more = [] } = props
  const text: unknown = useWatch({ control: editor.form.control, name })
  const list = useRef<HTMLUListElement>(null)
  const id = controlId(editor.kind.subject, name)
  const [wanted, setWanted] = useState(false)
  // all homes with all they have are much to fetch: not before somebody comes to this field
  const { data = [] } = useQuery({ ...adminQueries.properties(), staleTime: freshMs, enabled: wanted })
  useEffect(() => {
    const control = textControl(id)
    const want = () => setWanted(true)
    const enter = (event: Event) => {
      if (!(event instanceof globalThis.KeyboardEvent) || event.key !== 'ArrowDown') return
      const first = list.current?.querySelector('button')
      if (!first || control?.selectionStart !== control?.value.length) return
      event.preventDefault()
      first.focus()
    }
    control?.addEventListener('focus', want)
    control?.addEventListener('keydown', enter)
    return () => {
      control?.removeEventListener('focus', want)
      control?.removeEventListener('keydown', enter)
    }
  }, [id])
  const homes = [...more, ...data.filter((home) => home.id !== except).map((home) => home.features)]
  const features = suggestFeatures(String(text ?? ''), homes, most)
  if (features.length === 0) return null
  const add = (feature: string) => {
    const control = textControl(id)
    if (!control) return
    typeInto(control, adding(control.value, feature))
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
      <p id={moreId(id)} className="text-xs text-ink-soft">
        {copy.label} <span className="pointer-coarse:hidden">{copy.keys}</span>
      </p>
      <ul ref={list} aria-label={copy.label} className="flex flex-wrap gap-2">
        {features.map((feature, place) => (
          // by its place: the button that was pressed keeps the focus, with the next feature on it
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
  )
}

/** How far a key goes; Escape to before the first, the text. */
const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['Escape', Number.NEGATIVE_INFINITY],
])
