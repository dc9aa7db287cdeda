import { routes } from '../routes.ts'
import type { Route } from './route.ts'

/** Limits of a route in a deployment, for all callers together: `rate` per second, and `burst` at once. */
export interface Throttle {
  rate: number
  burst: number
}

/**
 * Why these: docs/decisions/024. What strangers can call keeps, in a flood, at most half of a new account's 10 functions
 * busy; and nothing of it is what the family calls.
 */
export const throttles = {
  /** What visitors' pages ask for; published pages ask for nothing. */
  visitors: { rate: 10, burst: 5 },
  /** One for each property that somebody looks at. */
  views: { rate: 20, burst: 10 },
  /** One for each look of somebody who was sent a link. */
  previews: { rate: 2, burst: 10 },
  /** Of properties that have no page. */
  missing: { rate: 8, burst: 5 },
  signIn: { rate: 10, burst: 10 },
  /** Signed-in people. The burst covers the upload addresses of 30 images. */
  family: { rate: 20, burst: 40 },
} satisfies Record<string, Throttle>

/** Of one visitor, where the site is deployed: nobody reads a property a second. */
export const viewsPerMinute = 60

/** The bound of one route. */
export function throttleOf(route: Route): Throttle {
  if (route.access !== 'public') return throttles.family
  if (route.path === routes.trackView.path) return throttles.views
  if (route.path === routes.getPreview.path) return throttles.previews
  return route.path === routes.login.path || route.path === routes.loginCallback.path
    ? throttles.signIn
    : throttles.visitors
}
