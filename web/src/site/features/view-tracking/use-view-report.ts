import { limits } from '@porchlight/contract/limits'
import { useEffect, useRef } from 'react'
import { callApi } from '../../../shared/api/client.ts'
import { reportAction } from '../../../shared/api/report-action.ts'
import { afterPaint } from '../../../shared/ui/after-paint.ts'

/** Sent with the first view. Read now, because the address changes. */
let start = globalThis.document && visitStart(location, document.referrer)

/** Reports one view each time a property is opened, and its printing (docs/product/stored-data.md#views-and-actions). */
export function useViewReport(propertyId: string): void {
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (reported.current === propertyId) return
    reported.current = propertyId
    afterPaint(() => void trackView(propertyId))
  }, [propertyId])
  useEffect(() => {
    const report = () => reportAction(propertyId, 'print')
    // A print preview that is drawn again is the same print.
    addEventListener('beforeprint', report, { once: true })
    return () => removeEventListener('beforeprint', report)
  }, [propertyId])
}

/** Failures are only logged (docs/product/stored-data.md#views-and-actions). */
async function trackView(propertyId: string): Promise<void> {
  const from = start
  start = undefined
  try {
    await callApi('POST /api/analytics/track-view/{id}', {
      params: { id: propertyId },
      ...(from && { body: { from } }),
    })
  } catch (error) {
    console.warn('The view was not counted', error)
  }
}

/**
 * Returns where a visit began: `share` or `flyer` by the parameter of this site's own links, the host of another site,
 * or `direct`. Undefined for pages opened from this site, reloaded, or reopened by the back button.
 */
export function visitStart({ search, hostname }: Location, referrer: string): string | undefined {
  if (performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate') return undefined
  const from = new URLSearchParams(search).get('from')
  if (from === 'share' || from === 'flyer') return from
  if (!referrer) return 'direct'
  const host = new URL(referrer).hostname.slice(0, limits.visitStart)
  return host === hostname ? undefined : host
}
