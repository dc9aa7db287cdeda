import { guardedHandler } from '../../auth/authorizer.ts'
import { saveAvailability } from '../../data/availability/save-availability.ts'
import { findProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { listUnits } from '../../data/units/unit-repository.ts'
import { notFound } from '../../errors.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'saveAvailability', async ({ id, body }, { user }) => {
  await saveAvailability(withActor(table, user), id, body)
  const [property, units] = await Promise.all([findProperty(table, id, 'admin'), listUnits(table, id, 'admin')])
  if (!property) throw notFound('Property')
  return { property, units }
})
