import { callbackAddress } from '../../auth/callback-address.ts'
import { hostedLoginFromEnvironment } from '../../auth/identity-provider.ts'
import { attemptCookies, authorizeAddress, startAttempt } from '../../auth/login-attempt.ts'
import { apiLambda } from '../../http/api-lambda.ts'
import { redirect } from '../../http/response.ts'

const hostedLogin = hostedLoginFromEnvironment()

export const handler = apiLambda('login', async (event) => {
  const attempt = startAttempt(event.queryStringParameters?.returnTo, Date.now())
  return redirect(authorizeAddress(hostedLogin, attempt, callbackAddress(event)), attemptCookies(event, attempt))
})
