import { publicRoutes } from '@porchlight/contract/public-routes'
import { callPublic } from './public-client.ts'

/** Ends the session; gives the address where the hosted login ends its own. */
export async function logout(): Promise<string> {
  const { redirectTo } = await callPublic(publicRoutes.logout, {})
  return redirectTo
}
