import { hostedLoginFromEnvironment } from '../../auth/identity-provider.ts'
import { beginAttempt } from '../../auth/login-attempt.ts'
import { apiLambda } from '../../http/api-lambda.ts'
import { redirect } from '../../http/response.ts'

const hostedLogin = hostedLoginFromEnvironment()

export const handler = apiLambda('login', async (event) => {
  const returnTo = event.queryStringParameters?.returnTo
  const { location, cookies } = beginAttempt(hostedLogin, event, { returnTo, now: Date.now() })
  return redirect(location, cookies)
})
