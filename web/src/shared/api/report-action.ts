import type { VisitorAction } from '@porchlight/contract/analytics/analytics'
import { paths } from '../paths.ts'
import { callApi } from './client.ts'

/** Counts what a visitor does with a property, except in previews. Failures are only logged. */
export function reportAction(propertyId: string, action: VisitorAction): void {
  if (location.pathname.startsWith(paths.preview(''))) return
  callApi('POST /api/properties/{id}/actions', { params: { id: propertyId }, body: { action } }).catch(
    (error: unknown) => console.warn('The action was not counted', error),
  )
}
