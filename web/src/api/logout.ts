import { routes } from '@porchlight/contract/routes'
import { callApi } from './client.ts'

/** Ends the session; gives the address where the hosted login ends its own. */
export async function logout(): Promise<string> {
  const { redirectTo } = await callApi(routes.logout, {})
  return redirectTo
}
