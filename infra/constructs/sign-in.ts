import * as cognito from 'aws-cdk-lib/aws-cognito'
import { Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { IdentityVariable } from '../route-deployment.ts'
import { type Stage, suffixOf } from '../stage.ts'

export interface SignInProps {
  userPool: cognito.IUserPool
  /** Origins of the site, such as https://d111.cloudfront.net, without a slash at the end. */
  siteOrigins: string[]
  stage: Pick<Stage, 'name'>
}

/**
 * The hosted login, and the site as its confidential client: only the site's functions know the secret. Beside it a
 * public client for scripts (`npm run smoke -- <address> --as=...`), with SRP alone: the password is never sent.
 */
export class SignIn extends Construct {
  /** What functions may be told; the secret only those that talk to the token endpoint. */
  readonly environment: Record<IdentityVariable, string>

  constructor(scope: Construct, id: string, { userPool, siteOrigins, stage }: SignInProps) {
    super(scope, id)
    const domain = new cognito.UserPoolDomain(this, 'Domain', {
      userPool,
      // Prefixes are shared by all accounts of a region, and by the stages of one.
      cognitoDomain: { domainPrefix: `porchlight-${Stack.of(this).account}${suffixOf(stage)}` },
      managedLoginVersion: cognito.ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    })
    const minutes = { accessToken: 'minutes', idToken: 'minutes' }
    const ofEveryClient = {
      userPoolId: userPool.userPoolId,
      supportedIdentityProviders: ['COGNITO'],
      readAttributes: ['email', 'email_verified', 'given_name', 'family_name', 'picture'],
      // An attribute that the pool requires has to be writable, or Cognito refuses the client. Changing one's own takes
      // an access token with the scope aws.cognito.signin.user.admin: the hosted login gives none, SRP always does.
      writeAttributes: ['email', 'given_name', 'family_name'],
      // Short, since a removed admin is out when the next refresh fails.
      accessTokenValidity: 15,
      idTokenValidity: 15,
      enableTokenRevocation: true,
      preventUserExistenceErrors: 'ENABLED',
    }
    // As a Cfn resource, for its secret can be read without a custom resource of the CDK.
    const client = new cognito.CfnUserPoolClient(this, 'Client', {
      ...ofEveryClient,
      generateSecret: true,
      allowedOAuthFlowsUserPoolClient: true,
      allowedOAuthFlows: ['code'],
      allowedOAuthScopes: ['openid', 'email', 'profile'],
      callbackUrLs: siteOrigins.map((origin) => `${origin}/api/auth/callback`),
      logoutUrLs: siteOrigins.map((origin) => `${origin}/`),
      // The hosted login signs people in; through the API of Cognito nobody gets in with this client.
      explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      refreshTokenValidity: 30,
      tokenValidityUnits: { ...minutes, refreshToken: 'days' },
    })
    const scriptClient = new cognito.CfnUserPoolClient(this, 'ScriptClient', {
      ...ofEveryClient,
      generateSecret: false,
      explicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      // The minimum. Without its flow the refresh token only serves to revoke the sign-in.
      refreshTokenValidity: 60,
      tokenValidityUnits: { ...minutes, refreshToken: 'minutes' },
    })
    // Without a style the newer login pages are not shown at all.
    const style = new cognito.CfnManagedLoginBranding(this, 'Style', {
      userPoolId: userPool.userPoolId,
      clientId: client.ref,
      useCognitoProvidedValues: true,
    })
    style.node.addDependency(domain)

    this.environment = {
      USER_POOL_ID: userPool.userPoolId,
      USER_POOL_CLIENT_ID: client.ref,
      USER_POOL_SCRIPT_CLIENT_ID: scriptClient.ref,
      LOGIN_ORIGIN: domain.baseUrl(),
      USER_POOL_CLIENT_SECRET: client.attrClientSecret,
    }
  }
}
