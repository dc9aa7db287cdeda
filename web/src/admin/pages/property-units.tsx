import type { Property } from '@porchlight/contract/property'
import { editorCopy } from '../features/property-editor/property-copy.ts'
import { AdminUnits } from '../features/units/admin-units.tsx'

/** The units of a stored property; a single-family one has none (docs/product.md#units-in-the-editor). */
export function PropertyUnits({ property }: { property: Property }) {
  if (property.propertyType === 'multifamily') return <AdminUnits property={property} />
  return <p className="mt-10 border-t border-rule pt-6 text-ink-soft">{editorCopy.noUnits}</p>
}
