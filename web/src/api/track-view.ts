import { routes } from '@porchlight/contract/routes'
import { callApi } from './client.ts'

/** Reports one view of a property. Never throws: a failure is only logged (spec section 8). */
export async function trackView(propertyId: string): Promise<void> {
  try {
    await callApi(routes.trackView, { params: { id: propertyId } })
  } catch (error) {
    console.warn('The view was not counted', error)
  }
}
