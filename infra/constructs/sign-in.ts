import * as cognito from 'aws-cdk-lib/aws-cognito'
import { Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { IdentityVariable } from '../route-deployment.ts'
import { type Stage, suffixOf } from '../stage.ts'

export interface SignInProps {
  userPool: cognito.IUserPool
  /** An origin looks like https://d111.cloudfront.net. */
  siteOrigins: string[]
  stage: Pick<Stage, 'name'>
}

/**
 * The site is a confidential client, whose secret only functions know. The public client for scripts (`npm run smoke
 * -- <address> --as=...`) uses only SRP: the password is never sent.
 */
export class SignIn extends Construct {
  /** Only functions that call the token endpoint get the secret. */
  readonly environment: Record<IdentityVariable, string>

  constructor(scope: Construct, id: string, { userPool, siteOrigins, stage }: SignInProps) {
    super(scope, id)
    const domain = new cognito.UserPoolDomain(this, 'Domain', {
      userPool,
      // Prefixes are shared by all accounts and stages of a region.
      cognitoDomain: { domainPrefix: `porchlight-${Stack.of(this).account}${suffixOf(stage)}` },
      managedLoginVersion: cognito.ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    })
    const minutes = { accessToken: 'minutes', idToken: 'minutes' }
    const ofEveryClient = {
      userPoolId: userPool.userPoolId,
      supportedIdentityProviders: ['COGNITO'],
      readAttributes: ['email', 'email_verified', 'given_name', 'family_name', 'picture'],
      // A required attribute must be writable, or Cognito refuses the client. Users can change their own only with the
      // scope aws.cognito.signin.user.admin, which SRP tokens have and hosted-login tokens lack.
      writeAttributes: ['email', 'given_name', 'family_name'],
      // A removed admin loses access when the next refresh fails.
      accessTokenValidity: 15,
      idTokenValidity: 15,
      enableTokenRevocation: true,
      preventUserExistenceErrors: 'ENABLED',
    }
    // A Cfn resource's secret is readable without a custom resource of the CDK.
    const client = new cognito.CfnUserPoolClient(this, 'Client', {
      ...ofEveryClient,
      generateSecret: true,
      allowedOAuthFlowsUserPoolClient: true,
      allowedOAuthFlows: ['code'],
      allowedOAuthScopes: ['openid', 'email', 'profile'],
      callbackUrLs: siteOrigins.map((origin) => `${origin}/api/auth/callback`),
      logoutUrLs: siteOrigins.map((origin) => `${origin}/`),
      // Only the hosted login uses this client.
      explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      refreshTokenValidity: 30,
      tokenValidityUnits: { ...minutes, refreshToken: 'days' },
    })
    const scriptClient = new cognito.CfnUserPoolClient(this, 'ScriptClient', {
      ...ofEveryClient,
      generateSecret: false,
      explicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      // This is the minimum. Without its flow the refresh token only serves to revoke the sign-in.
      refreshTokenValidity: 60,
      tokenValidityUnits: { ...minutes, refreshToken: 'minutes' },
    })
    // Without a style the hosted login shows no page.
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
