import { analyticsRoutes } from './analytics-routes.ts'
import { heroRoutes } from './hero-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { imageRoutes } from './image-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { propertyRoutes } from './property-routes.ts'
import type { Route } from './route.ts'
import { trashRoutes } from './trash-routes.ts'

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
