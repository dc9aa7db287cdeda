import { findPreview } from '../../data/previews/preview-repository.ts'
import { findProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { listUnits } from '../../data/units/unit-repository.ts'
import { notFound } from '../../errors.ts'
import { routeHandlerFor } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

/** Only people with the address may see it, so no cache stores it and no search engine lists it. */
export const handler = routeHandlerFor(async () => ({ readsPrivately: true }))('getPreview', async ({ token }) => {
  const preview = await findPreview(table, token)
  if (!preview) throw notFound('Preview')
  const { propertyId, typed, expiresAt, isTyped } = preview
  const saved = propertyId && (await findProperty(table, propertyId, 'admin'))
  // The property was deleted, and its unsaved changes with it.
  if (propertyId && !saved) throw notFound('Preview')
  const property = typed ?? saved
  if (!property) throw notFound('Preview')
  return { property, units: propertyId ? await listUnits(table, propertyId, 'admin') : [], expiresAt, isTyped }
})
