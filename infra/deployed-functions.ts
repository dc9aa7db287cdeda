import { routes } from '@porchlight/contract/routes'
import {
  type Deployed,
  type Grants,
  type IdentityVariable,
  notDeployedYet,
  routeDeployment,
} from './route-deployment.ts'

/** One Lambda behind the API. `entry` is relative to functions/src/handlers, without its ending. */
export interface DeployedFunction {
  name: string
  entry: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'ANY'
  path: string
  grants: Grants
  identity: readonly IdentityVariable[]
}

const deployments = new Map<string, Deployed | typeof notDeployedYet>(Object.entries(routeDeployment))

/** Answers what no other route takes: 404 for an unknown path, 405 for a known one with another method. */
const fallback: DeployedFunction = {
  name: 'fallback',
  entry: 'public/fallback',
  method: 'ANY',
  path: '/api/{proxy+}',
  grants: {},
  identity: [],
}

/** Every function of the API, in the order of the contract, the fallback last. */
export const deployedFunctions: readonly DeployedFunction[] = [
  ...Object.entries(routes).flatMap(([route, { method, path }]) => {
    const deployment = deployments.get(route)
    if (deployment === undefined || deployment === notDeployedYet) return []
    const name = kebabCase(route)
    const { folder, grants, identity = [] } = deployment
    return [{ name, entry: `${folder}/${name}`, method, path, grants, identity }]
  }),
  fallback,
]

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
