import { completeLogin } from '../../auth/complete-login.ts'
import { asErrorPage, isNavigation } from '../../auth/error-page.ts'
import { sessionServicesFromEnvironment } from '../../auth/sessions.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { KnownError } from '../../errors.ts'
import { apiLambda, toErrorResponse } from '../../http/api-lambda.ts'
import { redirect } from '../../http/response.ts'

const services = sessionServicesFromEnvironment(tableFromEnvironment())

export const handler = apiLambda('loginCallback', async (event) => {
  const { location, cookies } = await completeLogin(services, event)
  return redirect(location, cookies)
}).onError(({ event, context, error }) => {
  if (error instanceof KnownError && error.code === 'invalid_input') console.info({ signIn: 'refused' })
  const response = toErrorResponse(error, { route: 'loginCallback', requestId: context.awsRequestId })
  return isNavigation(event) ? asErrorPage(response) : response
})
