import type { ImportFile, ImportPlan, ImportRemark } from '@porchlight/contract/csv/import'
import { mapWithConcurrency } from '../../map-with-concurrency.ts'
import { listProperties } from '../properties/property-repository.ts'
import type { Table } from '../table/table.ts'
import { groupRows } from './group-rows.ts'
import { findPropertyWithUnits, type StoredProperty } from './import-property.ts'
import { rowsOf } from './import-rows.ts'
import { planProperty } from './plan-property.ts'

const CONCURRENT_READS = 10

/** Returns every change and problem, and writes nothing. */
export async function planImport(table: Table, files: readonly ImportFile[]): Promise<ImportPlan> {
  const read = files.map(rowsOf)
  const ofFiles = read.flatMap(({ problems }) => problems)
  if (ofFiles.length > 0)
    return { properties: [], problems: ofFiles, notes: [], leftOut: [], unchanged: 0, unknown: [] }

  const grouped = groupRows(read, await listProperties(table, 'admin'))
  const stored = new Map<string, StoredProperty>()
  await mapWithConcurrency(
    grouped.properties.filter(({ isNew }) => !isNew),
    CONCURRENT_READS,
    async ({ id }) => {
      const imported = await findPropertyWithUnits(table, id)
      if (imported) stored.set(id, imported)
    },
  )
  const plans = grouped.properties.map((rows) => planProperty(rows, stored.get(rows.id)))
  const order = files.map(({ name }) => name)
  const byPosition = (a: ImportRemark, b: ImportRemark) =>
    order.indexOf(a.file) - order.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0)
  return {
    properties: plans.flatMap(({ planned }) => planned ?? []),
    problems: [...grouped.problems, ...plans.flatMap(({ problems }) => problems)].toSorted(byPosition),
    notes: [...grouped.notes, ...plans.flatMap(({ notes }) => notes)].toSorted(byPosition),
    leftOut: plans.flatMap(({ title, problems }) => (problems.length > 0 && title ? [title] : [])),
    unchanged: plans.reduce((sum, { unchanged }) => sum + unchanged, 0),
    unknown: [...new Set(read.flatMap(({ unknown }) => unknown))],
  }
}
