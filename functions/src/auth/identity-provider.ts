import { requireEnvironment } from '../environment.ts'

/** Addresses have no trailing slash. */
export interface HostedLogin {
  origin: string
  clientId: string
}

export interface IdentityProvider extends HostedLogin {
  clientSecret: string
  userPoolId: string
  /** The app client of scripts, whose access tokens are accepted as well. */
  scriptClientId: string
  /** The user pool's keys have this address. */
  keysOrigin: string
}

/** Reads LOGIN_ORIGIN and USER_POOL_CLIENT_ID. */
export const hostedLoginFromEnvironment = (): HostedLogin => ({
  origin: requireEnvironment('LOGIN_ORIGIN'),
  clientId: requireEnvironment('USER_POOL_CLIENT_ID'),
})

/**
 * Also reads USER_POOL_ID, USER_POOL_CLIENT_SECRET and USER_POOL_SCRIPT_CLIENT_ID. The SDK's variable
 * AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER redirects the keys like the SDK's client.
 */
export function identityProviderFromEnvironment(): IdentityProvider {
  const userPoolId = requireEnvironment('USER_POOL_ID')
  const [region] = userPoolId.split('_')
  return {
    ...hostedLoginFromEnvironment(),
    clientSecret: requireEnvironment('USER_POOL_CLIENT_SECRET'),
    userPoolId,
    scriptClientId: requireEnvironment('USER_POOL_SCRIPT_CLIENT_ID'),
    keysOrigin: process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER || `https://cognito-idp.${region}.amazonaws.com`,
  }
}

/** Ends the hosted login's session and returns to the front page. */
export const logoutAddress = ({ origin, clientId }: HostedLogin, site: string) =>
  `${origin}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: `${site}/` })}`
