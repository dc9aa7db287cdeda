import type { ImportFile, ImportPlan } from '@porchlight/contract/csv/import'
import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { UnitFields } from '@porchlight/contract/properties/unit'
import { createProperty } from '../../../functions/src/data/properties/property-repository.ts'
import { createUnit } from '../../../functions/src/data/units/unit-repository.ts'
import { startAdminSite } from './admin-site.ts'
import { propertyFields, unitFields } from './examples.ts'

export async function startPlanningSite() {
  const site = await startAdminSite()
  async function planOf(...files: ImportFile[]): Promise<ImportPlan> {
    const { status, body } = await site.asAdmin('importCsv', { body: { dryRun: true, files } })
    if (status !== 200) throw new Error(`The plan was answered with ${status} ${JSON.stringify(body)}`)
    return body.plan
  }
  const newProperty = (fields: Partial<PropertyFields> = {}) =>
    createProperty(site.table, { fields: { ...propertyFields, ...fields }, images: [] })
  return {
    planOf,
    newProperty,
    newUnit: (propertyId: string, unitNumber: string, fields: Partial<UnitFields> = {}) =>
      createUnit(site.table, { fields: { ...unitFields(propertyId, unitNumber), ...fields }, images: [] }),
    /** Titles are unique, so that tests do not affect each other. */
    newProperties: (count: number, fields: Partial<PropertyFields> = {}) =>
      Promise.all(
        Array.from({ length: count }, () => newProperty({ title: `Home ${crypto.randomUUID()}`, ...fields })),
      ),
    stop: site.stop,
  }
}
