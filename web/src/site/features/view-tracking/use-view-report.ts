import { useEffect, useRef } from 'react'
import { trackView } from './track-view.ts'

/** Reports that a property is being viewed: once for each time one is opened, after it is shown (docs/product.md#views). */
export function useViewReport(propertyId: string): void {
  const reported = useRef<string>(undefined)
  useEffect(() => {
    // React's StrictMode runs effects twice and keeps refs
    if (reported.current === propertyId) return
    reported.current = propertyId
    void trackView(propertyId)
  }, [propertyId])
}
