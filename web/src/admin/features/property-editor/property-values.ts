import { locationSchema, propertyTypeSchema } from '@porchlight/contract/option-schemas'
import type { Property, PropertyFields } from '@porchlight/contract/property'
import * as z from 'zod/mini'
import { numberToText, wholeNumberFromText } from '../../editor/number-text.ts'
import { featuresFromText, featuresToText } from './features-text.ts'
import { halfStepsFromText } from './half-steps-text.ts'

/** The fields of the editor as they stand in its controls. */
export const propertyValuesSchema = z.object({
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
export type PropertyValues = z.infer<typeof propertyValuesSchema>

/** A new property (docs/product.md#property-editor). */
export const newProperty: PropertyValues = {
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
}

export function valuesOf(property: Property): PropertyValues {
  const { title, description, location, propertyType, featured } = property
  return {
    title,
    description,
    location,
    propertyType,
    featured,
    address: property.address ?? '',
    bedrooms: numberToText(property.bedrooms),
    bathrooms: numberToText(property.bathrooms),
    squareFeet: numberToText(property.squareFeet),
    architecturalStyle: property.architecturalStyle ?? '',
    features: featuresToText(property.features),
    youtubeUrl: property.youtubeUrl ?? '',
  }
}

/** As sent on save: texts trimmed, empty ones null (docs/product.md#input). Not checked yet. */
export function fieldsOf(values: PropertyValues): PropertyFields {
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
    features: featuresFromText(values.features),
    youtubeUrl: values.youtubeUrl.trim() || null,
  }
}
