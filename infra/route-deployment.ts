import type { RouteName } from '@porchlight/contract/routes'

type Partition = 'SESSION#*' | 'USER#*'

/** Variables that say who may call and where they sign in. */
export type IdentityVariable = 'LOGIN_ORIGIN' | 'USER_POOL_CLIENT_ID' | 'USER_POOL_ID' | 'USER_POOL_CLIENT_SECRET'

/** What one function may do, action by action; what is not named here is denied. */
export interface Grants {
  /** On the items of the table itself, not through its index. */
  table?: readonly `dynamodb:${string}`[]
  /** The same, on those items alone whose partition key is like this. */
  items?: Partial<Record<Partition, readonly `dynamodb:${string}`[]>>
  /** On the index GSI1 alone. */
  index?: readonly `dynamodb:${string}`[]
  /** On the pictures (`images/*`) of the originals bucket. */
  originals?: readonly `s3:${string}`[]
}

/** `folder`: which folder of functions/src/handlers holds the handler, which also says who may call it. */
export interface Deployed {
  folder: 'public' | 'auth' | 'admin'
  grants: Grants
  /** What it is told of the hosted login. */
  identity?: readonly IdentityVariable[]
}

/** Of a later issue: the contract has the route, a call gets the fallback's 404 or 405. */
export const notDeployedYet = 'not deployed yet'

/** A contract route without an entry does not compile. */
export type RouteDeployment = Record<RouteName, Deployed | typeof notDeployedYet>

const hostedLogin = ['LOGIN_ORIGIN', 'USER_POOL_CLIENT_ID'] as const
/** For those that talk to the token endpoint: whoever checks a session refreshes it now and then. */
const sessions = [...hostedLogin, 'USER_POOL_ID', 'USER_POOL_CLIENT_SECRET'] as const

/** Reads a session, notes the groups that a refresh gave, and ends a session whose person is gone. */
const checkSession = { 'SESSION#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'] } as const

/** Every route of the contract, with its handler and the least it must be granted. */
export const routeDeployment = {
  // With `?scope=admin` it lets admins in alone.
  listProperties: { folder: 'public', grants: { index: ['dynamodb:Query'], items: checkSession }, identity: sessions },
  getProperty: { folder: 'public', grants: { table: ['dynamodb:Query'] } },
  listUnits: { folder: 'public', grants: { table: ['dynamodb:Query'] } },
  listHeroImages: { folder: 'public', grants: { table: ['dynamodb:Query'] } },
  // GetItem tells a crawler, whose view is not stored, whether there is such a property.
  trackView: {
    folder: 'public',
    grants: { table: ['dynamodb:ConditionCheckItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'] },
  },
  login: { folder: 'auth', grants: {}, identity: hostedLogin },
  loginCallback: {
    folder: 'auth',
    grants: { items: { 'SESSION#*': ['dynamodb:PutItem', 'dynamodb:DeleteItem'], 'USER#*': ['dynamodb:UpdateItem'] } },
    identity: sessions,
  },
  currentUser: {
    folder: 'auth',
    grants: { items: { ...checkSession, 'USER#*': ['dynamodb:GetItem'] } },
    identity: sessions,
  },
  logout: {
    folder: 'auth',
    grants: { items: { 'SESSION#*': ['dynamodb:GetItem', 'dynamodb:DeleteItem'] } },
    identity: hostedLogin,
  },
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
