import { singleFactSchemas } from '@porchlight/contract/properties/facts'
import { propertyFieldList, type SingleFields } from '@porchlight/contract/properties/fields'
import { locationSchema, propertyTypeSchema } from '@porchlight/contract/properties/option-schemas'
import {
  type Property,
  type PropertyFields,
  type PropertyInput,
  propertyFieldsSchema,
} from '@porchlight/contract/properties/property'
import { trimText } from '@porchlight/contract/text/trim-text'
import * as z from 'zod/mini'
import { propertyMutations } from '../../api/property-mutations.ts'
import { propertyQueries } from '../../api/property-queries.ts'
import type { EditorConfig } from '../../editor/editor-config.ts'
import { availabilityValues, controlValuesOf, factValues, fieldsFrom } from '../../editor/form-values.ts'
import { oneHouseAction } from '../../one-house.ts'
import { toast } from '../../ui/toast-store.ts'
import { propertyCopy } from './property-copy.ts'
import {
  formatVisibility,
  visibilityChange,
  visibilityFields,
  visibilityValues,
  visibilityValuesOf,
} from './visibility-values.ts'

const text = z._default(z.string(), '')

/** In form order. Defaults are those of a new property. */
const valuesSchema = z.object({
  title: text,
  description: text,
  location: z._default(locationSchema, 'atlanta'),
  propertyType: z._default(propertyTypeSchema, 'multifamily'),
  address: text,
  neighborhood: text,
  bedrooms: text,
  bathrooms: text,
  squareFeet: text,
  architecturalStyle: text,
  features: text,
  youtubeUrl: text,
  tourUrl: text,
  ...factValues,
  featured: z._default(z.boolean(), false),
  ...availabilityValues,
  ...visibilityValues,
} satisfies Record<SingleFields<PropertyFields>, z.ZodMiniType>)
const fields = z.keyof(valuesSchema).options
export type PropertyValues = z.infer<typeof valuesSchema>

/** The editor's configuration for properties (docs/product/property-editor.md#property-editor). */
export const propertyEditorConfig: EditorConfig<PropertyValues, Property, PropertyInput> = {
  subject: 'property',
  messages: propertyCopy,
  fields,
  linkedFields: [
    ['availability', 'availableFrom'],
    ['status', 'publishAt'],
  ],
  fieldList: propertyFieldList,
  valuesSchema,
  valuesOf: (stored) => z.parse(valuesSchema, { ...controlValuesOf(fields, stored), ...visibilityValuesOf(stored) }),
  fieldsOf,
  fieldsSchema: z.object({ ...propertyFieldsSchema.shape, ...singleFactSchemas }),
  format(field, values) {
    if (field === 'status' || field === 'publishAt') return formatVisibility(field, values)
    return propertyFieldList[field].format.display(fieldsOf(values)[field])
  },
  onRefused({ title, description }) {
    const lacks = trimText(title) === '' || trimText(description) === ''
    if (lacks) toast.failure(propertyCopy.validation, { title: propertyCopy.validationTitle })
  },
  noteOnSave: visibilityChange,
  actionOnSave: oneHouseAction,
  input: (values, images, version) => ({
    property: { ...z.parse(propertyFieldsSchema, fieldsOf(values)), ...(version === undefined ? {} : { version }) },
    images,
  }),
  mutations: propertyMutations,
  read: (client, id) => client.fetchQuery(propertyQueries.detail(id)),
}

/** Trims texts; empty ones become null (docs/product/api.md#input). */
function fieldsOf(values: PropertyValues): Record<string, unknown> {
  return { ...fieldsFrom(propertyFieldList, values), ...visibilityFields(values) }
}
