import { expect, test } from 'vitest'
import { cloudTemplate } from '../template/cloud.ts'
import { localPoolId, resourceTypes, secretOf } from '../template/resource-types.ts'
import { localAddresses } from '../variables.ts'
import { identityFromTemplate } from './settings.ts'

const Client = {
  Type: 'AWS::Cognito::UserPoolClient',
  Properties: {
    UserPoolId: { Ref: 'Pool' },
    GenerateSecret: true,
    CallbackURLs: ['https://site.cloudfront.net/api/auth/callback'],
    LogoutURLs: ['https://site.cloudfront.net/'],
    AllowedOAuthScopes: ['openid', 'email', 'profile'],
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    RefreshTokenValidity: 30,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  },
}
const Resources = {
  Pool: { Type: 'AWS::Cognito::UserPool', Properties: {} },
  Admins: { Type: 'AWS::Cognito::UserPoolGroup', Properties: { GroupName: 'admins' } },
  Domain: {
    Type: 'AWS::Cognito::UserPoolDomain',
    Properties: { Domain: { 'Fn::Join': ['', ['porchlight-', { Ref: 'AWS::AccountId' }]] } },
  },
  Site: { Type: 'AWS::CloudFront::Distribution', Properties: {} },
  WebClient: Client,
}
const templateOf = (resources: typeof Resources | object) =>
  cloudTemplate({ stacks: [{ name: 'Test', template: { Resources: resources as typeof Resources } }] })
const at = { site: 'http://localhost:5600', identity: 'http://localhost:5630' }
const place = { port: 5630, dataFolder: '/data' }

test('reads its settings from the templates, with local addresses', () => {
  const template = templateOf(Resources)
  const localize = localAddresses(template, at)
  const settings = identityFromTemplate(template, { ...place, localize })
  expect(settings).toMatchObject({ ...place, groups: ['admins'], pool: { region: 'us-east-1' } })
  expect(settings.clients[0]).toMatchObject({
    callbackUrls: ['http://localhost:5600/api/auth/callback'],
    logoutUrls: ['http://localhost:5600/'],
    scopes: ['openid', 'email', 'profile'],
    tokenValidity: { access: 900, id: 900, refresh: 2_592_000 },
  })
  expect(localize('https://porchlight-000000000000.auth.us-east-1.amazoncognito.com')).toBe(at.identity)
  expect(localize('https://elsewhere.example/')).toBe('https://elsewhere.example/')
})

test('supports a client without a secret for the JSON API only', () => {
  const { GenerateSecret, CallbackURLs, LogoutURLs, AllowedOAuthScopes, ...lifetimes } = Client.Properties
  const Public = { Type: Client.Type, Properties: { ...lifetimes, ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] } }
  const settings = identityFromTemplate(templateOf({ Pool: Resources.Pool, Public }), { ...place, localize: String })
  expect(settings.clients[0]).toMatchObject({
    secret: undefined,
    authFlows: ['ALLOW_USER_SRP_AUTH'],
    callbackUrls: [],
    scopes: [],
  })
})

test('refuses no pool, and two', () => {
  for (const pools of [{}, { Pool: Resources.Pool, Second: Resources.Pool }])
    expect(() => identityFromTemplate(templateOf(pools), { ...place, localize: String })).toThrow('none or several')
})

test('passes its client secret to functions', () => {
  const client = { stack: 'Test', id: 'WebClient' }
  const attributes = resourceTypes['AWS::Cognito::UserPoolClient']?.(client, {})
  expect(attributes?.ClientSecret).toBe(secretOf(String(attributes?.Ref)))
  expect(localPoolId).toMatch(/^us-east-1_[A-Za-z0-9]{9}$/)
})
