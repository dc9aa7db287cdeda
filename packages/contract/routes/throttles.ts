import { routes } from '../routes.ts'
import type { Route } from './route.ts'

/** Limits of a route in a deployment, for all callers together: `rate` per second, and `burst` at once. */
export interface Throttle {
  rate: number
  burst: number
}

/**
 * In a flood, public calls occupy at most half of a new account's 10 concurrent functions. Administrators use other
 * routes (docs/decisions/024).
 */
export const throttles = {
  /** Calls from visitors' pages. Published pages make none. */
  visitors: { rate: 10, burst: 5 },
  /** One call per viewed property. */
  views: { rate: 20, burst: 10 },
  /** One call per visitor's action, such as a touch on "Directions". */
  actions: { rate: 3, burst: 10 },
  /** One call per opened preview link. */
  previews: { rate: 2, burst: 10 },
  /** Calls for properties without a page. */
  missing: { rate: 5, burst: 5 },
  signIn: { rate: 10, burst: 10 },
  /** Signed-in people. The burst covers the upload addresses of 30 images. */
  family: { rate: 20, burst: 40 },
} satisfies Record<string, Throttle>

/** Limit of views and actions per visitor of a deployed site: no person reads one property per second. */
export const viewsPerMinute = 60

/** Returns the limit of a route. */
export function throttleOf(route: Route): Throttle {
  if (route.access !== 'public') return throttles.family
  if (route.path === routes.trackView.path) return throttles.views
  if (route.path === routes.countAction.path) return throttles.actions
  if (route.path === routes.getPreview.path) return throttles.previews
  return route.path === routes.login.path || route.path === routes.loginCallback.path
    ? throttles.signIn
    : throttles.visitors
}
