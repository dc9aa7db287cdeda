import { useEffect, useRef } from 'react'
import { callApi } from '../../../shared/api/client.ts'
import { afterPaint } from '../../../shared/ui/after-paint.ts'

/** Reports one view each time a property is opened (docs/product/stored-data.md#views). */
export function useViewReport(propertyId: string): void {
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (reported.current === propertyId) return
    reported.current = propertyId
    afterPaint(() => void trackView(propertyId))
  }, [propertyId])
}

/** Failures are only logged (docs/product/stored-data.md#views). */
async function trackView(propertyId: string): Promise<void> {
  try {
    await callApi('POST /api/analytics/track-view/{id}', { params: { id: propertyId } })
  } catch (error) {
    console.warn('The view was not counted', error)
  }
}
