import { locationLabels, propertyTypeLabels } from '@porchlight/contract/options'
import { featuresFromText, featuresToText } from './features-text.ts'
import { editorCopy } from './property-copy.ts'
import { type PropertyField, propertyFields } from './property-problems.ts'
import { fieldsOf, type PropertyValues } from './property-values.ts'

export interface Difference {
  label: string
  theirs: string
  mine: string
}

/** Fields that would be saved differently, in the order of the form, as people read them. */
export function differences(theirs: PropertyValues, mine: PropertyValues): Difference[] {
  const [a, b] = [fieldsOf(theirs), fieldsOf(mine)]
  return propertyFields
    .filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))
    .map((field) => ({ label: editorCopy.labels[field], theirs: shown(field, theirs), mine: shown(field, mine) }))
}

function shown(field: PropertyField, values: PropertyValues): string {
  if (field === 'location') return locationLabels[values.location]
  if (field === 'propertyType') return propertyTypeLabels[values.propertyType]
  if (field === 'featured') return values.featured ? editorCopy.yes : editorCopy.no
  if (field === 'features') return featuresToText(featuresFromText(values.features)) || editorCopy.none
  return values[field].trim() || editorCopy.none
}
