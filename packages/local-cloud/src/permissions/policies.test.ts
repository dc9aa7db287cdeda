import { describe, expect, test } from 'vitest'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'
import { type Access, policiesOf } from './policies.ts'

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/homes'

function may(...Statement: JsonObject[]) {
  const Resources = {
    Role: { Type: 'AWS::IAM::Role', Properties: { Policies: [{ PolicyDocument: { Statement } }] } },
    Job: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
    Other: { Type: 'AWS::Lambda::Function', Properties: { Role: 'arn:aws:iam::1:role/none' } },
  }
  const allows = policiesOf(cloudTemplate({ stacks: [{ name: 'App', template: { Resources } }] }))
  return (access: Partial<Access>, name = 'app-job') =>
    allows(name, { action: 'dynamodb:GetItem', resource: table, ...access })
}

describe('a policy', () => {
  test('allows only its actions on its resources to the functions of its role', () => {
    const isAllowed = may({
      Effect: 'Allow',
      Action: ['dynamodb:GetItem', 's3:Get*'],
      Resource: [table, 'arn:aws:s3:::b/*'],
    })
    expect(isAllowed({})).toBe(true)
    expect(isAllowed({ action: 's3:GetObject', resource: 'arn:aws:s3:::b/images/a.jpg' })).toBe(true)
    expect(isAllowed({ action: 's3:PutObject', resource: 'arn:aws:s3:::b/images/a.jpg' })).toBe(false)
    expect(isAllowed({ action: 's3:GetObject', resource: 'arn:aws:s3:::b2/images/a.jpg' })).toBe(false)
    expect(isAllowed({ resource: `${table}/index/GSI1` })).toBe(false)
    expect(isAllowed({}, 'app-other')).toBe(false)
    expect(isAllowed({}, 'app-unknown')).toBe(false)
  })

  test('checks every partition key', () => {
    const Condition = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['HOME#*'] } }
    const isAllowed = may({ Effect: 'Allow', Action: '*', Resource: '*', Condition })
    expect(isAllowed({ leadingKeys: ['HOME#1', 'HOME#2'] })).toBe(true)
    expect(isAllowed({ leadingKeys: ['HOME#1', 'USER#2'] })).toBe(false)
    expect(isAllowed({})).toBe(true)
  })

  test('with an unsupported element or condition stops the start and names it', () => {
    expect(() => may({ Effect: 'Deny', Action: 's3:*', Resource: '*' })).toThrow(/Role.*Effect/s)
    expect(() => may({ Effect: 'Allow', NotAction: 's3:*', Resource: '*' })).toThrow(/Role.*NotAction/s)
    const Condition = { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } }
    expect(() => may({ Effect: 'Allow', Action: 's3:*', Resource: '*', Condition })).toThrow(/IpAddress/)
  })
})
