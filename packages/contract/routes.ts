import { analyticsRoutes } from './routes/analytics-routes.ts'
import { heroRoutes } from './routes/hero-routes.ts'
import { historyRoutes } from './routes/history-routes.ts'
import { imageRoutes } from './routes/image-routes.ts'
import { peopleRoutes } from './routes/people-routes.ts'
import { previewRoutes } from './routes/preview-routes.ts'
import { propertyRoutes } from './routes/property-routes.ts'
import type { Route } from './routes/route.ts'
import { trashRoutes } from './routes/trash-routes.ts'

/** Every HTTP operation, once. Server, browser, infrastructure and tests all read this table. */
export const routes = {
  ...propertyRoutes,
  ...trashRoutes,
  ...imageRoutes,
  ...heroRoutes,
  ...previewRoutes,
  ...historyRoutes,
  ...analyticsRoutes,
  ...peopleRoutes,
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
