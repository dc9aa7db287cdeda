import { Match, Template } from 'aws-cdk-lib/assertions'
import * as cognito from 'aws-cdk-lib/aws-cognito'
import { App, Stack } from 'aws-cdk-lib/core'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { SignIn } from './sign-in.ts'

const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Test', {
  env: { region: 'us-east-2', account: '111122223333' },
})
const { environment } = new SignIn(stack, 'SignIn', {
  userPool: cognito.UserPool.fromUserPoolId(stack, 'People', 'us-east-2_Abc123456'),
  stage: { name: 'prod' },
  siteOrigins: ['https://d111.cloudfront.net', 'https://homes.example.com'],
})
const template = Template.fromStack(stack)
const [clientId = '', scriptClientId = ''] = Object.keys(template.findResources('AWS::Cognito::UserPoolClient'))

describe('the app client', () => {
  test('is confidential and receives codes, never tokens, in addresses', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: true,
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile'],
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      SupportedIdentityProviders: ['COGNITO'],
    })
  })

  test('allows redirects to the site only, under each of its names', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      CallbackURLs: ['https://d111.cloudfront.net/api/auth/callback', 'https://homes.example.com/api/auth/callback'],
      LogoutURLs: ['https://d111.cloudfront.net/', 'https://homes.example.com/'],
    })
  })

  test('has tokens of fifteen minutes, a refresh token of thirty days, and can revoke it', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 30,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    })
  })

  test('may write the required address, as Cognito demands, but issues no token that can change one', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      WriteAttributes: ['email', 'given_name', 'family_name'],
      AllowedOAuthScopes: Match.not(Match.arrayWith(['aws.cognito.signin.user.admin'])),
    })
  })
})

describe('the client of scripts', () => {
  const properties = template.findResources('AWS::Cognito::UserPoolClient')[scriptClientId]?.Properties

  test('is public, uses only SRP, and cannot use the hosted login', () => {
    expect(properties).toEqual({
      UserPoolId: 'us-east-2_Abc123456',
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      SupportedIdentityProviders: ['COGNITO'],
      ReadAttributes: ['email', 'email_verified', 'given_name', 'family_name', 'picture'],
      WriteAttributes: ['email', 'given_name', 'family_name'],
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    })
  })
})

describe('the hosted login', () => {
  test('has a name unique to account and stage, and a style, which it needs', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolDomain', {
      Domain: 'porchlight-111122223333-prod',
      ManagedLoginVersion: 2,
    })
    template.hasResourceProperties('AWS::Cognito::ManagedLoginBranding', {
      ClientId: { Ref: clientId },
      UseCognitoProvidedValues: true,
    })
  })
})

describe('the variables of functions', () => {
  test('contain the pool, the client with its secret, and the login address', () => {
    expect(stack.resolve(environment)).toEqual({
      USER_POOL_ID: 'us-east-2_Abc123456',
      USER_POOL_CLIENT_ID: { Ref: clientId },
      USER_POOL_SCRIPT_CLIENT_ID: { Ref: scriptClientId },
      LOGIN_ORIGIN: {
        'Fn::Join': ['', ['https://', { Ref: expect.any(String) }, '.auth.us-east-2.amazoncognito.com']],
      },
      USER_POOL_CLIENT_SECRET: { 'Fn::GetAtt': [clientId, 'ClientSecret'] },
    })
  })

  test('need no custom resource', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('Custom::')
  })
})
