import { type RouteName, routes } from '@porchlight/contract/routes'
import { type Call, call, type Handler } from './api-event.ts'

const signIn: RouteName[] = ['login', 'loginCallback', 'currentUser', 'logout']

/** Handlers read the environment at the first call. */
export async function handlerOf(name: RouteName): Promise<Handler> {
  const folder = signIn.includes(name) ? 'auth' : routes[name].access === 'public' ? 'public' : 'admin'
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const module: { handler: Handler } = await import(`../../../functions/src/handlers/${folder}/${file}.ts`)
  return module.handler
}

/** Calls a route's handler as a visitor. */
export async function visit(name: RouteName, event: Omit<Call, 'method'> = {}) {
  return call(await handlerOf(name), { ...event, method: routes[name].method })
}
