import * as z from 'zod/mini'
import { attempt } from '../machine/files.ts'
import { adminOperations } from './admin-operations.ts'
import { authenticatorOperations } from './authenticator.ts'
import { type Answer, type IdentityRequest, json } from './exchange.ts'
import { ApiFault, type Operation } from './operation.ts'
import type { Pool } from './pool.ts'
import { signInOperations } from './sign-in-operations.ts'

const target = 'AWSCognitoIdentityProviderService.'
const type = 'application/x-amz-json-1.1'
const bodySchema = z.looseObject({ UserPoolId: z.string() })

/**
 * Runs the operation in X-Amz-Target and ignores signatures. Browsers would need permission to send that header, which
 * keeps other sites out.
 */
export async function jsonApi(pool: Pool, call: IdentityRequest): Promise<Answer> {
  try {
    return json(200, await run(pool, call), type)
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error
    const answer = json(400, { __type: error.type, message: error.message }, type)
    answer.headers['x-amzn-errortype'] = error.type
    return answer
  }
}

function run(pool: Pool, { headers, body }: IdentityRequest): Promise<object> {
  const wanted = String(headers['x-amz-target'] ?? '')
  const name = wanted.startsWith(target) ? wanted.slice(target.length) : ''
  const ofAdmins = own(adminOperations, name)
  const operation = ofAdmins ?? own(signInOperations, name) ?? own(authenticatorOperations, name)
  if (!operation) throw new ApiFault('UnknownOperationException', `The local emulator has no operation "${wanted}".`)
  const input: unknown = attempt(() => JSON.parse(body))
  if (input === undefined) throw new ApiFault('SerializationException', 'The body is not JSON.')
  if (ofAdmins) requirePool(pool, input)
  return operation(pool, input)
}

const own = (operations: Record<string, Operation>, name: string) =>
  Object.hasOwn(operations, name) ? operations[name] : undefined

function requirePool({ settings }: Pool, input: unknown): void {
  const parsed = bodySchema.safeParse(input)
  if (!parsed.success) throw new ApiFault('InvalidParameterException', z.prettifyError(parsed.error))
  const { UserPoolId } = parsed.data
  if (UserPoolId !== settings.pool.id)
    throw new ApiFault('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`)
}
