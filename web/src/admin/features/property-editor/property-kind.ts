import { locationSchema, propertyTypeSchema } from '@porchlight/contract/option-schemas'
import { locationLabels, propertyTypeLabels } from '@porchlight/contract/options'
import {
  type Property,
  type PropertyFields,
  type PropertyInput,
  propertyFieldsSchema,
} from '@porchlight/contract/property'
import { typedText } from '@porchlight/contract/typed-text'
import * as z from 'zod/mini'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { propertyMutations } from '../../api/property-mutations.ts'
import type { EditorKind } from '../../editor/editor-kind.ts'
import { halfStepsFromText, numberToText, wholeNumberFromText } from '../../editor/number-text.ts'
import {
  shownAvailability,
  shownDay,
  statementOf,
  statementValues,
  statementValuesOf,
} from '../../editor/statement-values.ts'
import { toast } from '../../ui/toast-store.ts'
import { propertyCopy } from './property-copy.ts'
import { shownVisibility, visibilityFields, visibilityValues, visibilityValuesOf } from './visibility-values.ts'

const text = z._default(z.string(), '')

/** The fields of the editor as they stand in its controls, in their order; their defaults are those of a new property. */
const valuesSchema = z.object({
  title: text,
  description: text,
  location: z._default(locationSchema, 'atlanta'),
  propertyType: z._default(propertyTypeSchema, 'multifamily'),
  address: text,
  bedrooms: text,
  bathrooms: text,
  squareFeet: text,
  architecturalStyle: text,
  features: text,
  youtubeUrl: text,
  featured: z._default(z.boolean(), false),
  ...statementValues,
  ...visibilityValues,
})
export type PropertyValues = z.infer<typeof valuesSchema>

/** What the editor has to know of properties (docs/product.md#property-editor). */
export const propertyKind: EditorKind<PropertyValues, Property, PropertyInput> = {
  thing: 'property',
  words: propertyCopy,
  fields: z.keyof(valuesSchema).options,
  valuesSchema,
  valuesOf: ({ title, description, location, propertyType, featured, ...stored }) => ({
    title,
    description,
    location,
    propertyType,
    featured,
    address: stored.address ?? '',
    bedrooms: numberToText(stored.bedrooms),
    bathrooms: numberToText(stored.bathrooms),
    squareFeet: numberToText(stored.squareFeet),
    architecturalStyle: stored.architecturalStyle ?? '',
    features: stored.features.join(', '),
    youtubeUrl: stored.youtubeUrl ?? '',
    ...statementValuesOf(stored),
    ...visibilityValuesOf(stored),
  }),
  fieldsOf,
  fieldsSchema: propertyFieldsSchema,
  problem(field, values) {
    if (field === 'title' && typedText(values.title) === '') return propertyCopy.titleRequired
    if (field === 'description' && typedText(values.description) !== '') return propertyCopy.descriptionTooLong
    return propertyCopy.problems[field]
  },
  shown(field, values) {
    if (field === 'location') return locationLabels[values.location]
    if (field === 'propertyType') return propertyTypeLabels[values.propertyType]
    if (field === 'featured') return values.featured ? propertyCopy.yes : propertyCopy.no
    if (field === 'availability') return shownAvailability(values)
    if (field === 'availableFrom') return shownDay(values)
    if (field === 'status' || field === 'publishAt') return shownVisibility(field, values)
    if (field === 'features') return featuresOf(values).join(', ')
    return values[field].trim()
  },
  onRefused({ title, description }) {
    const lacks = typedText(title) === '' || typedText(description) === ''
    if (lacks) toast.failure(propertyCopy.validation, propertyCopy.validationTitle)
  },
  input: (values, images, version) => ({
    property: { ...fieldsOf(values), ...(version === undefined ? {} : { version }) },
    images,
  }),
  mutations: propertyMutations,
  read: (client, { id }) => client.fetchQuery({ ...propertyQueries.detail(id), staleTime: 0 }),
}

/** Texts trimmed, empty ones null (docs/product.md#input). */
export function fieldsOf(values: PropertyValues): PropertyFields {
  const { location, propertyType, featured } = values
  return {
    location,
    propertyType,
    featured,
    title: typedText(values.title),
    description: typedText(values.description),
    address: typedText(values.address) || null,
    bedrooms: wholeNumberFromText(values.bedrooms, null),
    bathrooms: halfStepsFromText(values.bathrooms),
    squareFeet: wholeNumberFromText(values.squareFeet, null),
    architecturalStyle: typedText(values.architecturalStyle) || null,
    features: featuresOf(values),
    youtubeUrl: typedText(values.youtubeUrl) || null,
    ...statementOf(values),
    ...visibilityFields(values),
  }
}

/** Parted by commas; spaces around them and empty ones are dropped (docs/product.md#input). */
const featuresOf = ({ features }: PropertyValues) =>
  features
    .split(',')
    .map(typedText)
    .filter((feature) => feature !== '')
