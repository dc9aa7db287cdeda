import { publicRoutes } from '@porchlight/contract/public-routes'
import { callPublic } from '../../../shared/api/public-client.ts'

/** Reports one view of a property. Never throws: a failure is only logged (docs/product.md#views). */
export async function trackView(propertyId: string): Promise<void> {
  try {
    await callPublic(publicRoutes.trackView, { params: { id: propertyId } })
  } catch (error) {
    console.warn('The view was not counted', error)
  }
}
