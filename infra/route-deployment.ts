import type { RouteName } from '@porchlight/contract/routes'

/** What one function may do, action by action; what is not named here is denied. */
export interface Grants {
  /** On the items of the table itself, not through its index. */
  table?: readonly `dynamodb:${string}`[]
  /** On the index GSI1 alone. */
  index?: readonly `dynamodb:${string}`[]
  /** On the pictures (`images/*`) of the originals bucket. */
  originals?: readonly `s3:${string}`[]
}

/** `folder`: which folder of functions/src/handlers holds the handler, which also says who may call it. */
export interface Deployed {
  folder: 'public' | 'auth' | 'admin'
  grants: Grants
}

/** Of a later issue: the contract has the route, a call gets the fallback's 404 or 405. */
export const notDeployedYet = 'not deployed yet'

/** A contract route without an entry does not compile. */
export type RouteDeployment = Record<RouteName, Deployed | typeof notDeployedYet>

/** Every route of the contract, with its handler and the least it must be granted. */
export const routeDeployment = {
  listProperties: { folder: 'public', grants: { index: ['dynamodb:Query'] } },
  getProperty: { folder: 'public', grants: { table: ['dynamodb:Query'] } },
  listUnits: { folder: 'public', grants: { table: ['dynamodb:Query'] } },
  listHeroImages: { folder: 'public', grants: { table: ['dynamodb:Query'] } },
  // GetItem tells a crawler, whose view is not stored, whether there is such a property.
  trackView: {
    folder: 'public',
    grants: { table: ['dynamodb:ConditionCheckItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'] },
  },
  login: notDeployedYet,
  loginCallback: notDeployedYet,
  currentUser: notDeployedYet,
  logout: notDeployedYet,
  createProperty: notDeployedYet,
  updateProperty: notDeployedYet,
  deleteProperty: notDeployedYet,
  deletePropertyImage: notDeployedYet,
  createUnit: notDeployedYet,
  updateUnit: notDeployedYet,
  deleteUnit: notDeployedYet,
  deleteUnitImage: notDeployedYet,
  requestUpload: notDeployedYet,
  addHeroImage: notDeployedYet,
  reorderHeroImages: notDeployedYet,
  deleteHeroImage: notDeployedYet,
  listViewCounts: notDeployedYet,
} as const satisfies RouteDeployment
