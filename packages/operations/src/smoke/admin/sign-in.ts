import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js'
import { SmokeFailure } from '../visitor.ts'
import type { Site } from './site.ts'

export interface Person {
  email: string
  password: string
  /** `refusal` says why the last code was refused. */
  code(refusal?: string): Promise<string>
}

export interface SignedIn {
  /** Valid for 15 minutes. */
  token: string
  /** Other sign-ins of the person stay. */
  signOut(): Promise<void>
}

const MAX_CODES = 3

/**
 * SRP proves the password without sending it. The library finds no browser storage in Node, so tokens stay in memory.
 * Throws SmokeFailure if Cognito refuses.
 */
export async function signIn({ userPoolId, clientId, endpoint }: Site, person: Person): Promise<SignedIn> {
  const pool = new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, endpoint })
  const user = new CognitoUser({ Username: person.email.toLowerCase(), Pool: pool })
  const session = await authenticate(user, person)
  return {
    token: session.getAccessToken().getJwtToken(),
    signOut: () =>
      new Promise((resolve, reject) => {
        // The types of the library leave out the error.
        user.signOut((...[error]: (Error | undefined)[]) => (error ? reject(smokeFailureOf(error)) : resolve()))
      }),
  }
}

function authenticate(user: CognitoUser, { email, password, code }: Person): Promise<CognitoUserSession> {
  return new Promise((resolve, reject) => {
    const mustFirst = (what: string) => () =>
      reject(new SmokeFailure(`${email} has to ${what} first. Sign in under /admin once to do so.`))
    user.authenticateUser(new AuthenticationDetails({ Username: email.toLowerCase(), Password: password }), {
      onSuccess: resolve,
      onFailure: (error: Error) => reject(smokeFailureOf(error)),
      totpRequired: () => sendCode(user, code).then(resolve, reject),
      newPasswordRequired: mustFirst('choose a password'),
      mfaSetup: mustFirst('add an authenticator app'),
    })
  })
}

const codeRefusals: Record<string, string> = {
  CodeMismatchException: 'That is not the current code of the app.',
  ExpiredCodeException: 'That code has been used. Wait for the next one.',
}

async function sendCode(user: CognitoUser, ask: Person['code']): Promise<CognitoUserSession> {
  let refusal: string | undefined
  for (let tries = 0; tries < MAX_CODES; tries += 1) {
    const code = (await ask(refusal)).replaceAll(/\s/g, '')
    const outcome = await new Promise<CognitoUserSession | Error>((resolve) => {
      user.sendMFACode(code, { onSuccess: resolve, onFailure: resolve }, 'SOFTWARE_TOKEN_MFA')
    })
    if (!(outcome instanceof Error)) return outcome
    refusal = codeRefusals[outcome.name]
    if (!refusal) throw smokeFailureOf(outcome)
  }
  throw new SmokeFailure(refusal)
}

const sentences: Record<string, string> = {
  NotAuthorizedException: 'The email address or password is wrong.',
  PasswordResetRequiredException: 'The password has to be reset. Sign in under /admin once to do so.',
  TooManyRequestsException: 'Too many attempts. Wait 15 minutes.',
  LimitExceededException: 'Too many attempts. Wait 15 minutes.',
}

function smokeFailureOf({ name, message }: Error): SmokeFailure {
  // Cognito uses NotAuthorizedException for these, too.
  const isOtherReason = /disabled|expired|attempts/i.test(message)
  return new SmokeFailure((!isOtherReason && sentences[name]) || `Signing in failed: ${message}`)
}
