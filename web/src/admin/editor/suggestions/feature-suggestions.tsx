import { useId } from 'react'
import { type FieldValues, type Path, useWatch } from 'react-hook-form'
import { announce } from '../../../shared/ui/announcer.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import type { FieldsOf } from '../editor-field.tsx'
import { controlId } from '../editor-kind.ts'
import { textControl, typeInto } from '../type-into.ts'
import { adding, suggestFeatures } from './suggest-features.ts'

interface FeatureSuggestionsProps<V extends FieldValues> {
  editor: FieldsOf<V>
  name: Path<V>
  /** What other homes have. */
  homes: readonly (readonly string[])[]
}

/** Few enough to be looked through, and passed by with the Tab key. */
const most = 6

const copy = {
  label: 'Other homes have',
  add: (feature: string) => `Add ${feature}`,
  added: (feature: string) => `${feature} added.`,
} as const

/** What other homes have, each to be added by a click; nothing where there is nothing more. */
export function FeatureSuggestions<V extends FieldValues>({ editor, name, homes }: FeatureSuggestionsProps<V>) {
  const text: unknown = useWatch({ control: editor.form.control, name })
  const id = useId()
  const features = suggestFeatures(String(text ?? ''), homes, most)
  if (features.length === 0) return null
  const add = (feature: string) => {
    const control = textControl(controlId(editor.kind.thing, name))
    if (!control) return
    typeInto(control, adding(control.value, feature))
    announce(copy.added(feature))
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
      <p id={id} className="text-xs text-ink-soft">
        {copy.label}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {features.map((feature, place) => (
          // by its place: the button that was pressed keeps the focus, with the next feature on it
          <li key={place} className="max-w-full">
            <button
              type="button"
              aria-label={copy.add(feature)}
              onClick={() => add(feature)}
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
