import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { hasAuthenticator, refusalOfCode } from './authenticator.ts'
import { ApiFault, type Operation, operation } from './operation.ts'
import { clientOf, type Pool } from './pool.ts'
import { now, type User } from './pool-store.ts'
import type { Client } from './settings.ts'
import { beginSignIn, endSignIn, signInOf } from './sign-ins.ts'
import { beginExchange, proofOf } from './srp.ts'

const responses = z.record(z.string(), z.string())
const initiation = z.object({ AuthFlow: z.string(), ClientId: z.string(), AuthParameters: responses })
const challengeAnswer = z.object({
  ChallengeName: z.string(),
  ClientId: z.string(),
  ChallengeResponses: responses,
  Session: z.optional(z.nullable(z.string())),
})
const revocation = z.object({ ClientId: z.string(), Token: z.string() })

/** Lets users change their own account. */
const scopes = ['aws.cognito.signin.user.admin']

/**
 * Sign-in by SRP, then by an authenticator code if the user has one.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-authentication-flow-methods.html
 */
export const signInOperations: Record<string, Operation> = {
  InitiateAuth: operation(initiation, async (pool, { AuthFlow, ClientId, AuthParameters }) => {
    const client = requireClient(pool, ClientId)
    if (AuthFlow !== 'USER_SRP_AUTH')
      throw new ApiFault('InvalidParameterException', `The local emulator does not support the flow "${AuthFlow}".`)
    if (!client.authFlows.includes('ALLOW_USER_SRP_AUTH'))
      throw new ApiFault('InvalidParameterException', 'USER_SRP_AUTH flow not enabled for this client')
    return challengePassword(pool, required(AuthParameters, 'USERNAME'), required(AuthParameters, 'SRP_A'))
  }),
  RespondToAuthChallenge: operation(
    challengeAnswer,
    (pool, { ChallengeName, ClientId, ChallengeResponses, Session }) => {
      const client = requireClient(pool, ClientId)
      switch (ChallengeName) {
        case 'PASSWORD_VERIFIER':
          return checkPassword(pool, client, ChallengeResponses)
        case 'SOFTWARE_TOKEN_MFA':
          return checkCode(pool, client, ChallengeResponses, Session ?? '')
        default:
          throw new ApiFault(
            'InvalidParameterException',
            `The local emulator does not support the challenge "${ChallengeName}".`,
          )
      }
    },
  ),
  RevokeToken: operation(revocation, (pool, { ClientId, Token }) => {
    const client = requireClient(pool, ClientId)
    const signIn = signInOf(pool, Token)
    if (signIn?.clientId === client.id) endSignIn(pool, signIn)
    return {}
  }),
}

function requireClient(pool: Pool, id: string): Client {
  const client = clientOf(pool, id)
  if (!client) throw new ApiFault('ResourceNotFoundException', `User pool client ${id} does not exist.`)
  // A confidential client would have to send its secret with every call.
  if (client.secret !== undefined)
    throw new ApiFault(
      'NotAuthorizedException',
      `Client ${id} is configured with secret but SECRET_HASH was not received`,
    )
  return client
}

function required(parameters: Record<string, string>, name: string): string {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
  if (!value) throw new ApiFault('InvalidParameterException', `Missing required parameter ${name}`)
  return value
}

const wrong = () => new ApiFault('NotAuthorizedException', 'Incorrect username or password.')

function challengePassword(pool: Pool, username: string, srpA: string): object {
  const user = pool.store.findUser(username)
  if (!user) throw wrong()
  const { sub, password } = user
  const exchange = beginExchange(srpA, password.verifier)
  if (!exchange) throw new ApiFault('InvalidParameterException', 'SRP_A must be a correct hex value.')
  const SECRET_BLOCK = randomBytes(512).toString('base64')
  pool.exchanges.write({ exchange, sub }, SECRET_BLOCK)
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: password.salt,
      SECRET_BLOCK,
      SRP_B: exchange.B.toString(16),
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  }
}

/** Java's `EEE MMM d HH:mm:ss z yyyy` in UTC. */
const timeFormat = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/

async function checkPassword(pool: Pool, client: Client, challengeResponses: Record<string, string>): Promise<object> {
  const timestamp = required(challengeResponses, 'TIMESTAMP')
  if (!timeFormat.test(timestamp))
    throw new ApiFault('InvalidParameterException', 'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.')
  const block = required(challengeResponses, 'PASSWORD_CLAIM_SECRET_BLOCK')
  const begun = pool.exchanges.take(block)
  const user = begun && pool.store.findUser(begun.sub)
  if (!begun || !user || required(challengeResponses, 'USERNAME') !== user.sub) throw wrong()
  const identified = { poolName: pool.name, sub: user.sub }
  const proof = proofOf(begun.exchange, identified, { secretBlock: Buffer.from(block, 'base64'), timestamp })
  if (proof !== required(challengeResponses, 'PASSWORD_CLAIM_SIGNATURE')) throw wrong()
  if (!user.enabled) throw new ApiFault('NotAuthorizedException', 'User is disabled.')
  if (user.status === 'FORCE_CHANGE_PASSWORD') return challenge(pool, user, 'NEW_PASSWORD_REQUIRED')
  return hasAuthenticator(user) ? challenge(pool, user, 'SOFTWARE_TOKEN_MFA') : grant(pool, client, user)
}

const challenges = {
  NEW_PASSWORD_REQUIRED: { userAttributes: '{}', requiredAttributes: '[]' },
  SOFTWARE_TOKEN_MFA: { FRIENDLY_DEVICE_NAME: '' },
}

function challenge(pool: Pool, { sub }: User, ChallengeName: keyof typeof challenges): object {
  const Session = pool.challenges.write({ sub, challengeName: ChallengeName })
  return { ChallengeName, Session, ChallengeParameters: { USER_ID_FOR_SRP: sub, ...challenges[ChallengeName] } }
}

async function checkCode(
  pool: Pool,
  client: Client,
  challengeResponses: Record<string, string>,
  session: string,
): Promise<object> {
  const open = pool.challenges.find(session)
  const user = open?.challengeName === 'SOFTWARE_TOKEN_MFA' ? pool.store.findUser(open.sub) : undefined
  if (!user?.enabled) throw new ApiFault('NotAuthorizedException', 'Invalid session for the user, session is expired.')
  const refusal = refusalOfCode(pool, user, required(challengeResponses, 'SOFTWARE_TOKEN_MFA_CODE'))
  if (refusal) throw refusal
  pool.challenges.take(session)
  return grant(pool, client, user)
}

async function grant(pool: Pool, client: Client, user: User): Promise<object> {
  const tokens = await beginSignIn(pool, client, user, { scopes, authTime: now() })
  const { id_token, access_token, refresh_token, expires_in, token_type } = tokens
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      AccessToken: access_token,
      ExpiresIn: expires_in,
      IdToken: id_token,
      RefreshToken: refresh_token,
      TokenType: token_type,
    },
  }
}
