import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js'
import { Trouble } from '../stages.ts'
import type { Site } from './where.ts'

/** Somebody who signs in, and what only they can say. */
export interface Person {
  email: string
  password: string
  /** Asks for the code of the authenticator app; `refusal` says what was wrong with the last one. */
  code(refusal?: string): Promise<string>
}

export interface SignedIn {
  /** An access token that lasts at least another minute. Throws Trouble once the person is signed out elsewhere. */
  token(): Promise<string>
  /** Ends this sign-in, and no other one of the person. */
  end(): Promise<void>
}

const marginSeconds = 60
const mostCodes = 3

/**
 * Signs somebody in by SRP, which proves the password without sending it. The library finds no
 * browser to keep anything in, so all of it is gone with this process. Throws
 * Trouble for whatever the person can put right.
 */
export async function signIn({ userPoolId, clientId, endpoint }: Site, person: Person): Promise<SignedIn> {
  const pool = new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, endpoint })
  const user = new CognitoUser({ Username: person.email.toLowerCase(), Pool: pool })
  let session = await authenticate(user, person)
  return {
    async token() {
      const left = session.getAccessToken().getExpiration() - Date.now() / 1000
      if (left < marginSeconds) session = await renew(user, session)
      return session.getAccessToken().getJwtToken()
    },
    end: () => new Promise((resolve) => user.signOut(() => resolve())),
  }
}

function authenticate(user: CognitoUser, { email, password, code }: Person): Promise<CognitoUserSession> {
  return new Promise((resolve, reject) => {
    const elsewhere = (what: string) => () =>
      reject(new Trouble(`${email} has to ${what} first: sign in under /admin once, which leads through it.`))
    user.authenticateUser(new AuthenticationDetails({ Username: email.toLowerCase(), Password: password }), {
      onSuccess: resolve,
      onFailure: (error: Error) => reject(troubleOf(error)),
      totpRequired: () => answer(user, code).then(resolve, reject),
      newPasswordRequired: elsewhere('choose a password'),
      mfaSetup: elsewhere('add an authenticator app'),
    })
  })
}

const wrongCodes: Record<string, string> = {
  CodeMismatchException: 'That is not the code which the app shows now.',
  ExpiredCodeException: 'That code has been used; wait for the next one.',
}

async function answer(user: CognitoUser, ask: Person['code']): Promise<CognitoUserSession> {
  let refusal: string | undefined
  for (let tries = 0; tries < mostCodes; tries += 1) {
    const code = (await ask(refusal)).replaceAll(/\s/g, '')
    const outcome = await new Promise<CognitoUserSession | Error>((resolve) => {
      user.sendMFACode(code, { onSuccess: resolve, onFailure: resolve }, 'SOFTWARE_TOKEN_MFA')
    })
    if (!(outcome instanceof Error)) return outcome
    refusal = wrongCodes[outcome.name]
    if (!refusal) throw troubleOf(outcome)
  }
  throw new Trouble(refusal)
}

function renew(user: CognitoUser, session: CognitoUserSession): Promise<CognitoUserSession> {
  return new Promise((resolve, reject) => {
    user.refreshSession(session.getRefreshToken(), (error: Error | undefined, renewed: CognitoUserSession) => {
      if (error) reject(error.name === 'NotAuthorizedException' ? new Trouble(signedOut) : troubleOf(error))
      else resolve(renewed)
    })
  })
}

const signedOut = 'You were signed out meanwhile, or may change nothing any more.'

const sentences: Record<string, string> = {
  NotAuthorizedException: 'E-mail address or password are not right.',
  PasswordResetRequiredException: 'The password has to be set anew: sign in under /admin, which leads through it.',
  TooManyRequestsException: 'Too many tries; wait a quarter of an hour.',
  LimitExceededException: 'Too many tries; wait a quarter of an hour.',
}

function troubleOf({ name, message }: Error): Trouble {
  const isDisabled = /disabled|expired|attempts/i.test(message)
  return new Trouble((!isDisabled && sentences[name]) || `Signing in failed: ${message}`)
}
