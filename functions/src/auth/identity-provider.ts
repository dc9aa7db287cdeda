import { requireEnvironment } from '../environment.ts'

/** The hosted login and the app client that stands for this site. Addresses come without a closing slash. */
export interface HostedLogin {
  origin: string
  clientId: string
}

/** What it takes to exchange codes, refresh and verify tokens. */
export interface IdentityProvider extends HostedLogin {
  clientSecret: string
  userPoolId: string
  /** The app client of scripts. Its access tokens are accepted, too. */
  scriptClientId: string
  /** Where the user pool publishes its keys. */
  keysOrigin: string
}

/** Reads LOGIN_ORIGIN and USER_POOL_CLIENT_ID. */
export const hostedLoginFromEnvironment = (): HostedLogin => ({
  origin: requireEnvironment('LOGIN_ORIGIN'),
  clientId: requireEnvironment('USER_POOL_CLIENT_ID'),
})

/**
 * Reads USER_POOL_ID, USER_POOL_CLIENT_SECRET and USER_POOL_SCRIPT_CLIENT_ID too. AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER, the SDK's own
 * variable, directs the keys as it directs the SDK's client.
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

/** Ends the hosted login's own session and leads back to the site's front page. */
export const logoutAddress = ({ origin, clientId }: HostedLogin, site: string) =>
  `${origin}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: `${site}/` })}`
