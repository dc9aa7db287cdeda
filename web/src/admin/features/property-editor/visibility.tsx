import { timeOf, timeZoneName } from '../../business-time.ts'
import { controlId } from '../../editor/editor-config.ts'
import { type FieldsOf, TextField } from '../../editor/editor-field.tsx'
import type { PropertyValues } from './property-editor-config.ts'
import { visibilityCopy } from './visibility-copy.ts'
import { choices } from './visibility-values.ts'

/** Chooses who can see a property, and from when. */
export function Visibility({ editor }: { editor: FieldsOf<PropertyValues> & { values: PropertyValues } }) {
  const { status, publishAt } = editor.values
  const id = controlId('property', 'status')
  const hasPassed = publishAt !== '' && Date.parse(timeOf(publishAt)) <= Date.now()
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{visibilityCopy.heading}</legend>
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-touch items-center gap-3 text-sm font-medium">
            <input
              type="radio"
              id={choice === 'published' ? id : undefined}
              value={choice}
              {...editor.form.register('status', { onChange: () => editor.form.clearErrors('publishAt') })}
              className="size-5 accent-brick"
            />
            {visibilityCopy.options[choice]}
          </label>
        ))}
      </fieldset>
      {status === 'planned' && (
        <TextField
          editor={editor}
          name="publishAt"
          type="datetime-local"
          hint={visibilityCopy.zone(timeZoneName())}
          className="max-w-80"
        />
      )}
      <p role="status" className="text-sm text-ink-soft">
        {status === 'planned' && hasPassed ? visibilityCopy.hasPassed : visibilityCopy.hints[status]}
      </p>
    </>
  )
}
