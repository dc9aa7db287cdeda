import { locationSchema, propertyTypeSchema } from '@porchlight/contract/option-schemas'
import { locationLabels, propertyTypeLabels } from '@porchlight/contract/options'
import {
  type Property,
  type PropertyFields,
  type PropertyInput,
  propertyFieldsSchema,
} from '@porchlight/contract/property'
import * as z from 'zod/mini'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { propertyMutations } from '../../api/property-mutations.ts'
import type { EditorKind } from '../../editor/editor-kind.ts'
import { halfStepsFromText, numberToText, wholeNumberFromText } from '../../editor/number-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { propertyCopy } from './property-copy.ts'

/** The fields of the editor as they stand in its controls. */
const valuesSchema = z.object({
  title: z.string(),
  description: z.string(),
  location: locationSchema,
  propertyType: propertyTypeSchema,
  address: z.string(),
  bedrooms: z.string(),
  bathrooms: z.string(),
  squareFeet: z.string(),
  architecturalStyle: z.string(),
  features: z.string(),
  youtubeUrl: z.string(),
  featured: z.boolean(),
})
export type PropertyValues = z.infer<typeof valuesSchema>

/** What the editor has to know of properties (docs/product.md#property-editor). */
export const propertyKind: EditorKind<PropertyValues, Property, PropertyInput> = {
  thing: 'property',
  words: propertyCopy,
  fields: [
    'title',
    'description',
    'location',
    'propertyType',
    'address',
    'bedrooms',
    'bathrooms',
    'squareFeet',
    'architecturalStyle',
    'features',
    'youtubeUrl',
    'featured',
  ],
  valuesSchema,
  empty: {
    title: '',
    description: '',
    location: 'atlanta',
    propertyType: 'multifamily',
    address: '',
    bedrooms: '',
    bathrooms: '',
    squareFeet: '',
    architecturalStyle: '',
    features: '',
    youtubeUrl: '',
    featured: false,
  },
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
  }),
  fieldsOf,
  fieldsSchema: propertyFieldsSchema,
  problem(field, values) {
    if (field === 'title' && values.title.trim() === '') return propertyCopy.titleRequired
    if (field === 'description' && values.description.trim() !== '') return propertyCopy.descriptionTooLong
    return propertyCopy.problems[field]
  },
  shown(field, values) {
    if (field === 'location') return locationLabels[values.location]
    if (field === 'propertyType') return propertyTypeLabels[values.propertyType]
    if (field === 'featured') return values.featured ? propertyCopy.yes : propertyCopy.no
    if (field === 'features') return featuresOf(values).join(', ')
    return values[field].trim()
  },
  onRefused({ title, description }) {
    const lacks = title.trim() === '' || description.trim() === ''
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
function fieldsOf(values: PropertyValues): PropertyFields {
  const { location, propertyType, featured } = values
  return {
    location,
    propertyType,
    featured,
    title: values.title.trim(),
    description: values.description.trim(),
    address: values.address.trim() || null,
    bedrooms: wholeNumberFromText(values.bedrooms, null),
    bathrooms: halfStepsFromText(values.bathrooms),
    squareFeet: wholeNumberFromText(values.squareFeet, null),
    architecturalStyle: values.architecturalStyle.trim() || null,
    features: featuresOf(values),
    youtubeUrl: values.youtubeUrl.trim() || null,
  }
}

/** Parted by commas; spaces around them and empty ones are dropped (docs/product.md#input). */
const featuresOf = ({ features }: PropertyValues) =>
  features
    .split(',')
    .map((feature) => feature.trim())
    .filter((feature) => feature !== '')
