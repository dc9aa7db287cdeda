import * as z from 'zod/mini'
import { propertyIdSchema, unitIdSchema } from '../id.ts'
import { limits } from '../limits.ts'
import { propertyFieldsSchema } from '../properties/property.ts'
import { unitFieldsSchema } from '../properties/unit.ts'

/** A parsed CSV file; cells[0] are those of the row that a spreadsheet numbers 1. */
const fileSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(limits.fileName)),
  rows: z.array(z.array(z.string())),
})
export type ImportFile = z.infer<typeof fileSchema>

const propertyFields = z.omit(propertyFieldsSchema, { status: true, publishAt: true })
const unitFields = z.omit(unitFieldsSchema, { propertyId: true })

/**
 * Changes of one property and its units: fields that differ, with the version they were compared with, and new units.
 * New units have ids, so that a repeated call finds those it stored before.
 */
export const importedPropertySchema = z
  .strictObject({
    id: propertyIdSchema,
    newProperty: z.optional(z.strictObject(propertyFields.shape)),
    property: z.optional(z.strictObject({ version: z.int(), fields: z.strictObject(z.partial(propertyFields).shape) })),
    units: z.optional(
      z.array(
        z.strictObject({ id: unitIdSchema, version: z.int(), fields: z.strictObject(z.partial(unitFields).shape) }),
      ),
    ),
    newUnits: z.optional(z.array(z.strictObject({ id: unitIdSchema, fields: z.strictObject(unitFields.shape) }))),
  })
  .check(
    z.refine(
      (imported) => unitIdsOf(imported).length <= limits.unitsPerTransaction,
      `At most ${limits.unitsPerTransaction} units of one building at once`,
    ),
    z.refine(
      (imported) => unitIdsOf(imported).every((id) => id.startsWith(`${imported.id}.`)),
      'A unit belongs to another property',
    ),
    z.refine((imported) => new Set(unitIdsOf(imported)).size === unitIdsOf(imported).length, 'A unit is named twice'),
    z.refine(({ newProperty, property, units, newUnits }) => !newProperty || !(property ?? units ?? newUnits), {
      error: 'A new property comes alone',
    }),
  )
export type ImportedProperty = z.infer<typeof importedPropertySchema>

const unitIdsOf = ({ units = [], newUnits = [] }: { units?: { id: string }[]; newUnits?: { id: string }[] }) =>
  [...units, ...newUnits].map(({ id }) => id)

/** `dryRun` compares files with the stored data and saves nothing. Otherwise the properties of a plan are saved. */
export const importInputSchema = z.discriminatedUnion('dryRun', [
  z.strictObject({ dryRun: z.literal(true), files: z.array(fileSchema).check(z.minLength(1), z.maxLength(20)) }),
  z.strictObject({
    dryRun: z.optional(z.literal(false)),
    properties: z.array(importedPropertySchema).check(z.minLength(1), z.maxLength(limits.propertiesPerImport)),
  }),
])

/** Message about a position in a file, shown to people. */
const remarkSchema = z.object({
  file: z.string(),
  row: z.optional(z.int()),
  column: z.optional(z.string()),
  text: z.string(),
})
export type ImportRemark = z.infer<typeof remarkSchema>

const plannedRowSchema = z.object({
  file: z.string(),
  row: z.int(),
  /** Unit number if the row is a unit. */
  unit: z.optional(z.string()),
  isNew: z.boolean(),
  /** Values as displayed; empty if there is none. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
export type PlannedRow = z.infer<typeof plannedRowSchema>

const plannedPropertySchema = z.object({
  title: z.string(),
  isNew: z.boolean(),
  rows: z.array(plannedRowSchema),
  /** Send this to save it. */
  imported: importedPropertySchema,
})
export type PlannedProperty = z.infer<typeof plannedPropertySchema>

const importPlanSchema = z.object({
  /** Properties that change. */
  properties: z.array(plannedPropertySchema),
  problems: z.array(remarkSchema),
  /** Warnings, which do not prevent the import. */
  notes: z.array(remarkSchema),
  /** Titles of properties that `properties` lacks because of a problem. */
  leftOut: z.array(z.string()),
  /** Number of rows without a change. */
  unchanged: z.int(),
  /** Headings of unknown columns. */
  unknown: z.array(z.string()),
})
export type ImportPlan = z.infer<typeof importPlanSchema>

/** `refused` is the reason why a property was not saved, shown to people. */
const importResultSchema = z.object({ id: z.string(), refused: z.optional(z.string()) })
export type ImportResult = z.infer<typeof importResultSchema>

/** A dry run returns `plan`, every other call returns `results`. */
export const importResponseSchema = z.object({
  plan: z.optional(importPlanSchema),
  results: z.optional(z.array(importResultSchema)),
})
