import { useEffect, useRef } from 'react'
import { callApi } from '../../../shared/api/client.ts'
import { afterPaint } from '../../../shared/ui/after-paint.ts'

/**
 * Reports that a property is being viewed: once for each time one is opened, after it is shown (docs/product/stored-data.md#views), so
 * that the call keeps no first screen waiting.
 */
export function useViewReport(propertyId: string): void {
  const reported = useRef<string>(undefined)
  useEffect(() => {
    // React's StrictMode runs effects twice and keeps refs
    if (reported.current === propertyId) return
    reported.current = propertyId
    afterPaint(() => void trackView(propertyId))
  }, [propertyId])
}

/** Reports one view of a property. Never throws: a failure is only logged (docs/product/stored-data.md#views). */
async function trackView(propertyId: string): Promise<void> {
  try {
    await callApi('POST /api/analytics/track-view/{id}', { params: { id: propertyId } })
  } catch (error) {
    console.warn('The view was not counted', error)
  }
}
