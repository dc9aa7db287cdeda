import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { type Throttle, throttleOf, throttles } from '@porchlight/contract/routes/throttles'
import { type Grants, recordChanges, removeFromTrash, sumOf } from './grants.ts'
import { type Deployed, type IdentityVariable, routeDeployment } from './route-deployment.ts'

/** `entry` is relative to functions/src/handlers, without extension. */
export interface DeployedFunction {
  name: string
  entry: string
  grants: Grants
  /** Copied beside the bundle. */
  packages?: readonly string[]
}

export interface ApiFunction extends DeployedFunction {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY'
  path: string
  throttle: Throttle
  /** The edge sends reads of signed-in people here (infra/edge/api-request.js), apart from visitors' calls. */
  familyPath?: string | undefined
  identity: readonly IdentityVariable[]
}

const deployments = new Map<string, Deployed>(Object.entries(routeDeployment))

const nothing = { grants: {}, identity: [], throttle: throttles.visitors }

/** Functions are in the contract's order; those without a route are last. */
export const apiFunctions: readonly ApiFunction[] = [
  ...Object.entries<Route>(routes).flatMap(([name, route]) => {
    const deployment = deployments.get(name)
    if (!deployment) return []
    const { folder, grants, identity = [] } = deployment
    const { method, path } = route
    const familyPath = folder === 'public' && method === 'GET' ? path.replace(/^\/api/, '/family') : undefined
    const [file, throttle] = [kebabCase(name), throttleOf(route)]
    return [{ name: file, entry: `${folder}/${file}`, method, path, familyPath, throttle, grants, identity }]
  }),
  // Unknown paths get 404, unknown methods 405.
  { name: 'fallback', entry: 'public/fallback', method: 'ANY', path: '/api/{proxy+}', ...nothing },
  // The edge calls it for a property without a page.
  {
    name: 'missing-page',
    entry: 'public/missing-page',
    method: 'GET',
    path: '/property/{proxy+}',
    ...nothing,
    throttle: throttles.missing,
  },
]

export const removeExpired: DeployedFunction = {
  name: 'remove-expired',
  entry: 'events/remove-expired',
  grants: sumOf(removeFromTrash, recordChanges, {
    index: ['ACTIVITY', 'TRASH'],
    items: { 'HISTORY#*': ['dynamodb:Query', 'dynamodb:DeleteItem'] },
  }),
}

export const publishDue: DeployedFunction = {
  name: 'publish-due',
  entry: 'events/publish-due',
  grants: sumOf({ index: ['UNLISTED'], items: { 'PROPERTY#*': ['dynamodb:UpdateItem'] } }, recordChanges),
}

const imageLibraries = ['sharp', 'libheif-js']

export const makeVariants: DeployedFunction = {
  name: 'make-variants',
  entry: 'events/make-variants',
  packages: imageLibraries,
  grants: {
    items: { 'MEDIA#*': ['dynamodb:UpdateItem'] },
    originals: ['s3:GetObject'],
    variants: ['s3:PutObject'],
  },
}

export const reconcileImages: DeployedFunction = {
  name: 'reconcile-images',
  entry: 'events/reconcile-images',
  packages: imageLibraries,
  grants: {
    index: ['LISTING', 'TRASH', 'UNLISTED', 'UPLOADS'],
    items: {
      // Only the state of the share image changes.
      'PROPERTY#*': ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
      'HERO*': ['dynamodb:Query', 'dynamodb:UpdateItem'],
      'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      'LEASE#*': ['dynamodb:PutItem', 'dynamodb:DeleteItem'],
    },
    originals: ['s3:GetObject', 's3:DeleteObject'],
    variants: ['s3:ListBucket', 's3:PutObject', 's3:DeleteObject'],
  },
}

const written = ['s3:GetObject', 's3:PutObject'] as const

export const publish: DeployedFunction = {
  name: 'publish',
  entry: 'events/publish',
  grants: {
    // It cannot read anything that is not public, whatever the code requests.
    index: ['LISTING'],
    items: { 'PROPERTY#*': ['dynamodb:Query'], 'HERO*': ['dynamodb:Query'] },
    // Only pages and files for search engines, not the build's files.
    site: {
      'index.html': written,
      '*/index.html': written,
      'property/*/index.html': ['s3:DeleteObject'],
      'data.json': written,
      '*/data.json': written,
      'property/*/data.json': ['s3:DeleteObject'],
      'property/*/qr.svg': [...written, 's3:DeleteObject'],
      '404.html': written,
      'sitemap.xml': written,
      'robots.txt': written,
    },
  },
}

/** Runs once an hour, where alarms exist. */
export const lookAtSite: DeployedFunction = { name: 'look-at-site', entry: 'events/look-at-site', grants: {} }

export const deployedFunctions: readonly DeployedFunction[] = [
  ...apiFunctions,
  removeExpired,
  publishDue,
  makeVariants,
  reconcileImages,
  publish,
  lookAtSite,
]

/** Returns the name of a route's function. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
