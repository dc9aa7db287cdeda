import { clearCookie, setSignedInHint } from '../../auth/cookies.ts'
import { hostedLoginFromEnvironment, logoutAddress } from '../../auth/identity-provider.ts'
import { signedIn } from '../../auth/signed-in.ts'
import { deleteSession } from '../../data/people/session-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { routeHandlerFor } from '../../http/route-handler.ts'

const table = tableFromEnvironment()
const hostedLogin = hostedLoginFromEnvironment()

export const handler = routeHandlerFor(signedIn(table))('logout', async (_request, { sidHash, site }) => {
  await deleteSession(table, sidHash)
  return { redirectTo: logoutAddress(hostedLogin, site) }
}).after(({ response }) => {
  if (response) response.cookies = [clearCookie('__Host-session'), setSignedInHint(0)]
})
