import { architecturalStyles, availabilityLabels } from '@porchlight/contract/properties/admin-options'
import { propertyFieldList } from '@porchlight/contract/properties/fields'
import { locationLabels, propertyTypeLabels } from '@porchlight/contract/properties/options'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { adminQueries } from '../../api/admin-queries.ts'
import { availabilityCopy } from '../../editor/availability-copy.ts'
import { controlId } from '../../editor/editor-config.ts'
import { asTyped, FieldHint, type FieldsOf, hintId, SelectField, TextField } from '../../editor/editor-field.tsx'
import { factsCopy } from '../../editor/facts/facts-copy.ts'
import { FeaturesField } from '../../editor/suggestions/features-field.tsx'
import { TextSuggestions } from '../../editor/suggestions/text-suggestions.tsx'
import { VideoLinkNote } from '../../editor/video-link-note.tsx'
import { propertyCopy } from './property-copy.ts'
import type { PropertyValues } from './property-editor-config.ts'
import { suggestNeighborhoods } from './suggest-neighborhoods.ts'

const { hints } = propertyCopy

interface PropertyFieldsProps {
  editor: FieldsOf<PropertyValues>
}

interface BasicInformationProps extends PropertyFieldsProps {
  /** Undefined for a new property. */
  unitCount: number | undefined
}

/** Title, description, location and type. */
export function BasicInformation({ editor, unitCount = 0 }: BasicInformationProps) {
  const isBuilding = useWatch({ control: editor.form.control, name: 'propertyType' }) === 'multifamily'
  return (
    <Card title={propertyCopy.basics}>
      <TextField editor={editor} name="title" required checkWording />
      <TextField editor={editor} name="description" required rows={7} checkWording />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField editor={editor} name="location" options={locationLabels} />
        <SelectField
          editor={editor}
          name="propertyType"
          options={propertyTypeLabels}
          {...(isBuilding === (unitCount === 0) && { hint: isBuilding ? hints.noUnits : hints.hidesUnits(unitCount) })}
        />
      </div>
      <TextField editor={editor} name="address" />
      <NeighborhoodField editor={editor} />
    </Card>
  )
}

/** Suggests those of other homes of the city. */
function NeighborhoodField({ editor }: PropertyFieldsProps) {
  const [neighborhood, location] = useWatch({ control: editor.form.control, name: ['neighborhood', 'location'] })
  const [hasBeenFocused, setHasBeenFocused] = useState(false)
  const { data = [] } = useQuery({ ...adminQueries.properties(), staleTime: 5 * 60_000, enabled: hasBeenFocused })
  const names = suggestNeighborhoods(neighborhood, location, data)
  return (
    <TextField editor={editor} name="neighborhood" onFocus={() => setHasBeenFocused(true)}>
      {names.length > 0 && (
        <TextSuggestions id={controlId('property', 'neighborhood')} label={factsCopy.neighborhoods} texts={names} />
      )}
    </TextField>
  )
}

interface PropertyDetailsProps extends PropertyFieldsProps {
  /** Undefined for a new property. */
  id: string | undefined
}

/** Size, style, features, video, tour, and whether it is featured. */
export function PropertyDetails({ editor, id }: PropertyDetailsProps) {
  const stored = editor.form.formState.defaultValues?.architecturalStyle
  const styles = new Set<string>([...architecturalStyles, ...(stored ? [stored] : [])])
  const featuredId = controlId('property', 'featured')
  return (
    <Card title={propertyCopy.details}>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField editor={editor} name="bedrooms" inputMode="numeric" />
        <TextField editor={editor} name="bathrooms" inputMode="decimal" hint={hints.bathrooms} />
        <TextField editor={editor} name="squareFeet" inputMode="numeric" />
      </div>
      <SelectField
        editor={editor}
        name="architecturalStyle"
        options={{ '': propertyCopy.none, ...Object.fromEntries([...styles].map((style) => [style, style])) }}
      />
      <FeaturesField editor={editor} name="features" rows={3} hint={hints.features} except={id} />
      <TextField editor={editor} name="youtubeUrl" inputMode="url" hint={hints.youtubeUrl}>
        <VideoLinkNote editor={editor} name="youtubeUrl" />
      </TextField>
      <TextField editor={editor} name="tourUrl" inputMode="url" hint={factsCopy.hints.tourUrl} />
      <div className="grid gap-1">
        <label className="flex min-h-touch items-center gap-3 text-sm font-medium">
          <input
            type="checkbox"
            id={featuredId}
            aria-describedby={hintId(featuredId)}
            {...editor.form.register('featured')}
            className="size-5 accent-brick"
          />
          {propertyFieldList.featured.label}
        </label>
        <FieldHint id={featuredId}>{hints.featured}</FieldHint>
      </div>
    </Card>
  )
}

/** State, date and the address of the listing. */
export function PropertyAvailability({ editor }: PropertyFieldsProps) {
  const { heading, hints } = availabilityCopy
  const isBuilding = useWatch({ control: editor.form.control, name: 'propertyType' }) === 'multifamily'
  return (
    <Card title={heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          editor={editor}
          name="availability"
          options={availabilityLabels}
          {...(isBuilding && { hint: hints.building })}
          onChange={(state) => {
            if (state === '') editor.form.setValue('availableFrom', '', asTyped)
          }}
        />
        <TextField
          editor={editor}
          name="availableFrom"
          type="date"
          hint={hints.availableFrom}
          onChange={(day) => {
            if (day && !editor.form.getValues('availability')) editor.form.setValue('availability', 'soon', asTyped)
          }}
        />
      </div>
      <TextField editor={editor} name="listingUrl" inputMode="url" hint={hints.listingUrl} />
    </Card>
  )
}

/** One section of the editor with its heading. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  )
}
