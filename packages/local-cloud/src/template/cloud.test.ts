// biome-ignore-all lint/suspicious/noTemplateCurlyInString: that is how Fn::Sub writes its placeholders
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Stack } from './assembly.ts'
import { cloudTemplate } from './cloud.ts'
import { knownProperties } from './known-properties.ts'
import type { JsonObject } from './resource.ts'
import { resourceTypes } from './resource-types.ts'

const anything = z.record(z.string(), z.unknown())

/** Resolves a resource `Asked` with these properties; another stack has a table and a bucket. */
function resolved(properties: JsonObject, more: Partial<Stack['template']> = {}) {
  const storage: Stack = {
    name: 'Storage',
    template: {
      Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable' }, Images: { Type: 'AWS::S3::Bucket' } },
      Outputs: { TableName: { Value: { Ref: 'Table' }, Export: { Name: 'Storage:Table' } } },
    },
  }
  const app: Stack = {
    name: 'App',
    template: {
      Resources: {
        Api: { Type: 'AWS::ApiGatewayV2::Api' },
        // The template's schema allows any value here.
        Asked: { Type: 'AWS::Lambda::Function', Properties: { Environment: properties } },
      },
      ...more,
    },
  }
  const [asked] = cloudTemplate({ stacks: [storage, app] }).ofType(anything, 'AWS::Lambda::Function')
  return asked?.properties.Environment
}

describe('an expression of a template', () => {
  test('refers to a resource of its own stack and to an export of another', () => {
    expect(resolved({ api: { Ref: 'Api' }, table: { 'Fn::ImportValue': 'Storage:Table' } })).toEqual({
      api: 'api',
      table: 'storage-table',
    })
  })

  test('supports Join, Select, Sub and parameters', () => {
    const Parameters = { Stage: { Type: 'String', Default: 'live' } }
    const properties = {
      joined: { 'Fn::Join': ['-', ['a', { Ref: 'AWS::Region' }]] },
      selected: { 'Fn::Select': [1, ['a', { 'Fn::GetAtt': ['Api', 'Id'] }]] },
      text: { 'Fn::Sub': '${AWS::AccountId} ${Stage}' },
    }
    expect(resolved(properties, { Parameters })).toEqual({
      joined: 'a-us-east-1',
      selected: 'api',
      text: '000000000000 live',
    })
  })

  test('does not resolve an IAM condition', () => {
    const properties = { Statement: { Condition: { StringEquals: { a: 'b' } } } }
    expect(resolved(properties)).toEqual(properties)
  })

  test('stops the start if it is unsupported, with its name and location', () => {
    expect(() => resolved({ a: { 'Fn::Cidr': ['10.0.0.0/16', 2] } })).toThrow(
      'the function Fn::Cidr in Asked (AWS::Lambda',
    )
    expect(() => resolved({ a: { Ref: 'Nobody' } })).toThrow('"Ref Nobody" stands for (Asked of App)')
    expect(() => resolved({ a: { 'Fn::GetAtt': ['Api', 'Colour'] } })).toThrow('"GetAtt Api.Colour"')
  })
})

describe('a template', () => {
  const start = (Resources: Stack['template']['Resources'], more: object = {}) =>
    cloudTemplate({ stacks: [{ name: 'App', template: { Resources, ...more } }] })

  test.each<[string, Record<string, { Type: string; Properties?: JsonObject }>]>([
    ['the resource type AWS::EC2::Fleet of Fleet', { Fleet: { Type: 'AWS::EC2::Fleet' } }],
    ['the resource type constructor of Fleet', { Fleet: { Type: 'constructor' } }],
    [
      'the property TracingConfig of Job (AWS::Lambda::Function)',
      { Job: { Type: 'AWS::Lambda::Function', Properties: { Handler: 'x', TracingConfig: { Mode: 'Active' } } } },
    ],
    [
      'the property DistributionConfig.CacheBehaviors.SmoothStreaming of Cdn',
      {
        Cdn: {
          Type: 'AWS::CloudFront::Distribution',
          Properties: { DistributionConfig: { CacheBehaviors: [{ PathPattern: '*', SmoothStreaming: true }] } },
        },
      },
    ],
    [
      'the property Targets.SqsParameters of Daily',
      {
        Daily: { Type: 'AWS::Events::Rule', Properties: { Targets: [{ SqsParameters: {} }] } },
      },
    ],
  ])('with %s stops the start', (named, resources) => {
    expect(() => start(resources)).toThrow(`In App the local cloud does not know ${named}`)
  })

  test('with an unknown section or resource attribute stops the start', () => {
    const Odd = { Type: 'AWS::SQS::Queue', UpdatePolicy: {} }
    expect(() => start({ Odd })).toThrow('UpdatePolicy of Odd (AWS::SQS::Queue)')
    expect(() => start({}, { Transform: 'AWS::Serverless-2016-10-31' })).toThrow('the section Transform')
  })

  test('has a reason for every ignored property', () => {
    expect(Object.keys(knownProperties).toSorted()).toEqual(Object.keys(resourceTypes).toSorted())
    const reasons = Object.values(knownProperties).flatMap(({ ignored = {} }) => Object.keys(ignored))
    for (const reason of reasons) expect(reason).toMatch(/\w+ \w+ \w+/)
  })

  test('describes invalid properties of a resource', () => {
    const stack: Stack = { name: 'App', template: { Resources: { Odd: { Type: 'AWS::S3::Bucket' } } } }
    const read = () => cloudTemplate({ stacks: [stack] }).ofType(z.object({ Size: z.int() }), 'AWS::S3::Bucket')
    expect(read).toThrow(/AWS::S3::Bucket Odd of App/)
  })
})
