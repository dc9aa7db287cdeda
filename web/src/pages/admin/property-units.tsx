import type { Property } from '@porchlight/contract/property'
import { editorCopy } from '../../copy/admin-editor.ts'

/** The units of a stored property; a single-family one has none (spec section 2). */
export function PropertyUnits({ property }: { property: Property }) {
  if (property.propertyType === 'multifamily') return null
  return <p className="mt-10 border-t border-rule pt-6 text-ink-soft">{editorCopy.noUnits}</p>
}
