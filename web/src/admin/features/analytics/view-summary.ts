import type { ViewCount } from '@porchlight/contract/analytics/analytics'
import type { Property } from '@porchlight/contract/properties/property'

/** Returns the totals and rows of the dashboard. */
export function summarizeViews(properties: readonly Property[], counts: readonly ViewCount[]) {
  const byId = new Map(counts.map(({ propertyId, viewCount }) => [propertyId, viewCount]))
  const viewed = properties.map((property) => ({ property, views: byId.get(property.id) ?? 0 }))
  const totalViews = viewed.reduce((sum, { views }) => sum + views, 0)
  return {
    totalViews,
    properties: properties.length,
    withViews: viewed.filter(({ views }) => views > 0).length,
    average: oneDecimal(totalViews, properties.length),
    /** Most viewed first, then by title. */
    rows: viewed
      .toSorted((a, b) => b.views - a.views || a.property.title.localeCompare(b.property.title))
      .map((row) => ({ ...row, percent: oneDecimal(row.views * 100, totalViews) })),
  }
}

export type ViewSummary = ReturnType<typeof summarizeViews>
export type ViewedProperty = ViewSummary['rows'][number]

/** Returns 0.0 for a division by zero. */
const oneDecimal = (value: number, by: number) => (by === 0 ? 0 : value / by).toFixed(1)
