import type { Access } from '@porchlight/contract/route'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { unauthorized } from '../errors.ts'

/** Decides who may call: gives what the handler is to know about the caller, or throws what the caller is told. */
export type Authorize<Caller> = (access: Access, event: APIGatewayProxyEventV2) => Promise<Caller>

/** For a Lambda that nobody can sign in to: throws `unauthorized` when the call needs somebody signed in. */
export const requireAccess: Authorize<void> = async (access) => {
  if (access !== 'public') throw unauthorized()
}
