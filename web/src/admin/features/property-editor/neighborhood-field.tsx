import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { adminQueries } from '../../api/admin-queries.ts'
import { controlId } from '../../editor/editor-config.ts'
import { type FieldsOf, TextField } from '../../editor/editor-field.tsx'
import { factsCopy } from '../../editor/facts/facts-copy.ts'
import { TextSuggestions } from '../../editor/suggestions/text-suggestions.tsx'
import type { PropertyValues } from './property-editor-config.ts'
import { suggestNeighborhoods } from './suggest-neighborhoods.ts'

const STALE_TIME_MS = 5 * 60_000

/** Suggests those of other homes of the city. */
export function NeighborhoodField({ editor }: { editor: FieldsOf<PropertyValues> }) {
  const [neighborhood, location] = useWatch({ control: editor.form.control, name: ['neighborhood', 'location'] })
  const [hasBeenFocused, setHasBeenFocused] = useState(false)
  const { data = [] } = useQuery({ ...adminQueries.properties(), staleTime: STALE_TIME_MS, enabled: hasBeenFocused })
  const names = suggestNeighborhoods(neighborhood, location, data)
  return (
    <TextField editor={editor} name="neighborhood" onFocus={() => setHasBeenFocused(true)}>
      {names.length > 0 && (
        <TextSuggestions id={controlId('property', 'neighborhood')} label={factsCopy.neighborhoods} texts={names} />
      )}
    </TextField>
  )
}
