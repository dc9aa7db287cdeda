import { architecturalStyles } from '@porchlight/contract/admin-options'
import { locationLabels, locations, propertyTypeLabels, propertyTypes } from '@porchlight/contract/options'
import type { UseFormReturn } from 'react-hook-form'
import { controlStyles } from '../../../shared/ui/field.tsx'
import { Card } from './card.tsx'
import { EditorField } from './editor-field.tsx'
import { fieldId } from './field-ids.ts'
import { editorCopy } from './property-copy.ts'
import type { PropertyValues } from './property-values.ts'

const { labels, hints } = editorCopy
const selectStyles = `${controlStyles} select-arrow`

interface PropertyFieldsProps {
  form: UseFormReturn<PropertyValues>
}

export function BasicInformation({ form }: PropertyFieldsProps) {
  const { register } = form
  return (
    <Card title={editorCopy.basics}>
      <EditorField form={form} name="title" required>
        {(control) => <input {...control} {...register('title')} autoComplete="off" />}
      </EditorField>
      <EditorField form={form} name="description" required>
        {(control) => <textarea {...control} {...register('description')} rows={7} />}
      </EditorField>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditorField form={form} name="location">
          {(control) => (
            <select {...control} {...register('location')} className={selectStyles}>
              {locations.map((location) => (
                <option key={location} value={location}>
                  {locationLabels[location]}
                </option>
              ))}
            </select>
          )}
        </EditorField>
        <EditorField form={form} name="propertyType">
          {(control) => (
            <select {...control} {...register('propertyType')} className={selectStyles}>
              {propertyTypes.map((type) => (
                <option key={type} value={type}>
                  {propertyTypeLabels[type]}
                </option>
              ))}
            </select>
          )}
        </EditorField>
      </div>
      <EditorField form={form} name="address">
        {(control) => <input {...control} {...register('address')} autoComplete="off" />}
      </EditorField>
    </Card>
  )
}

export function PropertyDetails({ form }: PropertyFieldsProps) {
  const { register } = form
  const stored = form.formState.defaultValues?.architecturalStyle
  const styles = new Set<string>([...architecturalStyles, ...(stored ? [stored] : [])])
  return (
    <Card title={editorCopy.details}>
      <div className="grid gap-5 sm:grid-cols-3">
        <EditorField form={form} name="bedrooms">
          {(control) => <input {...control} {...register('bedrooms')} inputMode="numeric" autoComplete="off" />}
        </EditorField>
        <EditorField form={form} name="bathrooms" hint={hints.bathrooms}>
          {(control) => <input {...control} {...register('bathrooms')} inputMode="decimal" autoComplete="off" />}
        </EditorField>
        <EditorField form={form} name="squareFeet">
          {(control) => <input {...control} {...register('squareFeet')} inputMode="numeric" autoComplete="off" />}
        </EditorField>
      </div>
      <EditorField form={form} name="architecturalStyle">
        {(control) => (
          <select {...control} {...register('architecturalStyle')} className={selectStyles}>
            <option value="">{editorCopy.none}</option>
            {[...styles].map((style) => (
              <option key={style}>{style}</option>
            ))}
          </select>
        )}
      </EditorField>
      <EditorField form={form} name="features" hint={hints.features}>
        {(control) => <textarea {...control} {...register('features')} rows={3} />}
      </EditorField>
      <EditorField form={form} name="youtubeUrl" hint={hints.youtubeUrl}>
        {(control) => <input {...control} {...register('youtubeUrl')} inputMode="url" autoComplete="off" />}
      </EditorField>
      <div className="grid gap-1">
        <label className="flex min-h-touch items-center gap-3 text-sm font-medium">
          <input
            type="checkbox"
            id={fieldId('featured')}
            aria-describedby={`${fieldId('featured')}-hint`}
            {...register('featured')}
            className="size-5 accent-brick"
          />
          {labels.featured}
        </label>
        <p id={`${fieldId('featured')}-hint`} className="text-xs text-ink-soft">
          {hints.featured}
        </p>
      </div>
    </Card>
  )
}
