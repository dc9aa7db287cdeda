import { describe, expect, test } from 'vitest'
import { deployment } from './deployment.config.ts'
import { deploymentSchema } from './deployment-schema.ts'

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/1a-2b'
const hostedZone = { id: 'Z0123456789ABC', name: 'homes.org' }

/** What is wrong with a configuration whose stage `prod` has these changes. */
const complaints = (changes: object) =>
  deploymentSchema
    .safeParse({ ...deployment, prod: { ...deployment.prod, ...changes } })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('accepts the configuration as it stands, with a second factor wherever it is deployed', () => {
  expect([deployment.dev.mfa, deployment.prod.mfa]).toEqual(['required', 'required'])
})

describe('a domain', () => {
  test.each([
    [{ name: 'www.homes.org', certificateArn }],
    [{ name: 'www.homes.org', hostedZone }],
    [{ name: 'homes.org', hostedZone, certificateArn }],
  ])('may be %o', (domain) => {
    expect(complaints({ domain })).toBeUndefined()
  })

  test('needs a certificate, or a zone to make one in', () => {
    expect(complaints({ domain: { name: 'www.homes.org' } })).toEqual([
      'prod.domain: needs certificateArn or hostedZone: without either nothing proves that the name is yours',
    ])
  })

  test('lies in its zone, and is a name alone', () => {
    expect(complaints({ domain: { name: 'www.myhomes.org', hostedZone } })).toEqual([
      'prod.domain: must lie in its hosted zone',
    ])
    expect(complaints({ domain: { name: 'https://homes.org/', certificateArn } })).toEqual([
      'prod.domain.name: must be a host name such as homes.org',
    ])
  })

  test('takes a certificate of us-east-1 alone, where CloudFront looks for it', () => {
    const elsewhere = certificateArn.replace('us-east-1', 'eu-west-1')
    expect(complaints({ domain: { name: 'homes.org', certificateArn: elsewhere } })).toEqual([
      'prod.domain.certificateArn: must be the ARN of a certificate in us-east-1',
    ])
  })
})

test('makes neither a certificate nor a firewall where CloudFront would not find it', () => {
  const expected = ['prod.region: a firewall and a certificate for CloudFront can be made in us-east-1 alone']
  const region = 'us-east-2'
  expect(complaints({ region })).toBeUndefined()
  expect(complaints({ region, firewall: { requestsPer5Minutes: 2000 } })).toEqual(expected)
  expect(complaints({ region, domain: { name: 'homes.org', hostedZone } })).toEqual(expected)
  expect(complaints({ region, domain: { name: 'homes.org', hostedZone, certificateArn } })).toBeUndefined()
})

test('accepts a repository of GitHub with and without ids', () => {
  const complaintsAbout = (repository: string) => complaints({ github: { repository, branch: 'main' } })
  expect([complaintsAbout('family@12/homes@34'), complaintsAbout('family/homes')]).toEqual([undefined, undefined])
  expect(complaintsAbout('homes')).toEqual(['prod.github.repository: must be owner@1/name@2 or owner/name'])
})

test('names the field that is wrong', () => {
  expect(
    complaints({ alarmEmail: 'nobody', account: '12', monthlyBudget: 0 })?.map((one) => one.split(':')[0]),
  ).toEqual(['prod.account', 'prod.alarmEmail', 'prod.monthlyBudget'])
})
