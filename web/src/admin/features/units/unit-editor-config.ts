import { factsOf, singleFactSchemas } from '@porchlight/contract/properties/facts'
import { type SingleFields, unitFieldList } from '@porchlight/contract/properties/fields'
import { type Unit, type UnitFields, type UnitInput, unitFieldsSchema } from '@porchlight/contract/properties/unit'
import { trimText } from '@porchlight/contract/text/trim-text'
import { wholeNumberFromText } from '@porchlight/contract/text/typed-number'
import * as z from 'zod/mini'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { unitMutations } from '../../api/property-mutations.ts'
import type { EditorConfig } from '../../editor/editor-config.ts'
import { factValues, singleFactsOf } from '../../editor/facts/fact-values.ts'
import { availabilityInputOf, availabilityValues, controlValuesOf } from '../../editor/form-values.ts'
import { unitCopy } from './unit-copy.ts'

const copy = unitCopy.form

type SentFields = Omit<UnitFields, 'propertyId'>

const text = z._default(z.string(), '')

/** Values of the unit form's controls, in form order. */
const valuesSchema = z.object({
  unitNumber: text,
  bedrooms: text,
  bathrooms: text,
  squareFeet: text,
  features: text,
  youtubeUrl: text,
  tourUrl: text,
  ...factValues,
  ...availabilityValues,
} satisfies Record<SingleFields<SentFields>, z.ZodMiniType>)
const fields = z.keyof(valuesSchema).options
export type UnitValues = z.infer<typeof valuesSchema>

/** Returns the editor's configuration for units of this property (docs/product/property-editor.md#units-in-the-editor). */
export const unitEditorConfig = (propertyId: string): EditorConfig<UnitValues, Unit, UnitInput> => ({
  subject: 'unit',
  messages: copy,
  fields,
  linkedFields: [['availability', 'availableFrom']],
  fieldList: unitFieldList,
  valuesSchema,
  valuesOf: (unit) => z.parse(valuesSchema, controlValuesOf(fields, unit)),
  fieldsOf: singleFieldsOf,
  fieldsSchema: z.object({ ...z.omit(unitFieldsSchema, { propertyId: true }).shape, ...singleFactSchemas }),
  format: (field, values) => unitFieldList[field].format.display(singleFieldsOf(values)[field]),
  input: (values, images, version) => ({
    unit: { propertyId, ...fieldsOf(values), ...(version === undefined ? {} : { version }) },
    images,
  }),
  mutations: unitMutations,
  read: async (client, id) => {
    const units = await client.fetchQuery({ ...propertyQueries.units(propertyId), staleTime: 0 })
    return units.find((unit) => unit.id.endsWith(id))
  },
})

/** Empty rooms are 0, empty square feet and texts null (docs/product/api.md#input). */
function fieldsOf(values: UnitValues): Required<SentFields> {
  return {
    unitNumber: trimText(values.unitNumber),
    bedrooms: wholeNumberFromText(values.bedrooms, 0),
    bathrooms: wholeNumberFromText(values.bathrooms, 0),
    squareFeet: wholeNumberFromText(values.squareFeet, null),
    features: trimText(values.features) || null,
    youtubeUrl: trimText(values.youtubeUrl) || null,
    tourUrl: trimText(values.tourUrl) || null,
    facts: factsOf(singleFactsOf(values)),
    ...availabilityInputOf(values),
  }
}

/** Each fact is a field of its own. */
function singleFieldsOf(values: UnitValues): Record<string, unknown> {
  return { ...fieldsOf(values), ...singleFactsOf(values) }
}
