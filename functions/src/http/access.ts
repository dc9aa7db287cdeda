import type { Access } from '@porchlight/contract/route'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { unauthorized } from '../errors.ts'

/** Throws `unauthorized` when the call needs somebody signed in and nobody is. There is no way to sign in yet. */
export async function requireAccess(access: Access, _event: APIGatewayProxyEventV2): Promise<void> {
  if (access !== 'public') throw unauthorized()
}
