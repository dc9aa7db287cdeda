import { singleFactSchemas } from '@porchlight/contract/properties/facts'
import { type SingleFields, unitFieldList } from '@porchlight/contract/properties/fields'
import { type Unit, type UnitInput, unitFieldsSchema } from '@porchlight/contract/properties/unit'
import * as z from 'zod/mini'
import { unitMutations } from '../../api/property-mutations.ts'
import { propertyQueries } from '../../api/property-queries.ts'
import type { EditorConfig } from '../../editor/editor-config.ts'
import { availabilityValues, controlValuesOf, factValues, fieldsFrom } from '../../editor/form-values.ts'
import { unitCopy } from './unit-copy.ts'

const copy = unitCopy.form

const sentSchema = z.omit(unitFieldsSchema, { propertyId: true })

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
} satisfies Record<SingleFields<z.infer<typeof sentSchema>>, z.ZodMiniType>)
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
  fieldsOf,
  fieldsSchema: z.object({ ...sentSchema.shape, ...singleFactSchemas }),
  format: (field, values) => unitFieldList[field].format.display(fieldsOf(values)[field]),
  input: (values, images, version) => ({
    unit: { propertyId, ...z.parse(sentSchema, fieldsOf(values)), ...(version === undefined ? {} : { version }) },
    images,
  }),
  mutations: unitMutations,
  read: async (client, id) => {
    const units = await client.fetchQuery(propertyQueries.units(propertyId))
    return units.find((unit) => unit.id.endsWith(id))
  },
})

/** Empty rooms are 0, empty square feet and texts null (docs/product/api.md#input). */
const fieldsOf = (values: UnitValues) => fieldsFrom(unitFieldList, values)
