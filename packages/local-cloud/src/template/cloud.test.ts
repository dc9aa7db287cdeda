// biome-ignore-all lint/suspicious/noTemplateCurlyInString: that is how Fn::Sub writes its placeholders
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Stack } from './assembly.ts'
import { cloudTemplate } from './cloud.ts'
import type { JsonObject } from './resource.ts'

const anything = z.record(z.string(), z.unknown())

/** The properties of a resource `Asked` with these properties, beside a table and a bucket in another stack. */
function resolved(properties: JsonObject, more: Partial<Stack['template']> = {}) {
  const storage: Stack = {
    name: 'Storage',
    template: {
      Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable' }, Pictures: { Type: 'AWS::S3::Bucket' } },
      Outputs: { TableName: { Value: { Ref: 'Table' }, Export: { Name: 'Storage:Table' } } },
    },
  }
  const app: Stack = {
    name: 'App',
    template: {
      Resources: {
        Api: { Type: 'AWS::ApiGatewayV2::Api' },
        Asked: { Type: 'AWS::Lambda::Function', Properties: properties },
      },
      ...more,
    },
  }
  const [asked] = cloudTemplate({ stacks: [storage, app] }).ofType(anything, 'AWS::Lambda::Function')
  return asked?.properties
}

let spoken = ''
beforeEach(() => {
  spoken = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    spoken += String(text)
    return true
  })
})

describe('an expression of a template', () => {
  it('refers to a resource of its own stack and to an export of another', () => {
    expect(resolved({ api: { Ref: 'Api' }, table: { 'Fn::ImportValue': 'Storage:Table' } })).toEqual({
      api: 'api',
      table: 'storage-table',
    })
  })

  it('is joined, split and selected from', () => {
    const endpoint = { 'Fn::GetAtt': ['Api', 'ApiEndpoint'] }
    const host = { 'Fn::Select': [2, { 'Fn::Split': ['/', endpoint] }] }
    expect(resolved({ host, joined: { 'Fn::Join': ['-', ['a', { Ref: 'AWS::Region' }]] } })).toEqual({
      host: 'api.execute-api.us-east-1.amazonaws.com',
      joined: 'a-us-east-1',
    })
  })

  it('is substituted, with variables, attributes and escaped names', () => {
    const text = { 'Fn::Sub': ['${AWS::AccountId} ${Api.ApiId} ${own} ${!kept}', { own: { Ref: 'Api' } }] }
    expect(resolved({ text })).toEqual({ text: '000000000000 api api ${kept}' })
  })

  it('takes the branch of its condition and leaves out what has no value', () => {
    const Conditions: Record<string, JsonObject> = {
      Big: { 'Fn::And': [{ 'Fn::Equals': ['a', 'a'] }, { 'Fn::Not': [{ Condition: 'Small' }] }] },
      Small: { 'Fn::Equals': ['a', 'b'] },
    }
    const properties = {
      size: { 'Fn::If': ['Big', 'big', { Ref: 'Nothing' }] },
      gone: { 'Fn::If': ['Small', 'small', { Ref: 'AWS::NoValue' }] },
    }
    expect(resolved(properties, { Conditions })).toEqual({ size: 'big' })
    expect(spoken).toBe('')
  })

  it('reads mappings and parameters', () => {
    const more = {
      Mappings: { Sizes: { 'us-east-1': { memory: 128 } } },
      Parameters: { Stage: { Type: 'String', Default: 'live' } },
    }
    const memory = { 'Fn::FindInMap': ['Sizes', { Ref: 'AWS::Region' }, 'memory'] }
    expect(resolved({ memory, stage: { Ref: 'Stage' } }, more)).toEqual({ memory: 128, stage: 'live' })
  })

  it('leaves an IAM condition alone, which only looks like an expression', () => {
    const properties = { Statement: { Condition: { StringEquals: { a: 'b' } } } }
    expect(resolved(properties)).toEqual(properties)
  })

  it('is named in the log, once, when it is not known', () => {
    const unknown = { 'Fn::Cidr': ['10.0.0.0/16', 2] }
    expect(resolved({ a: unknown, b: unknown })).toEqual({ a: '', b: '' })
    expect(spoken.match(/Fn::Cidr/g)).toHaveLength(1)
  })
})

describe('a template', () => {
  it('names a resource type that nothing runs', () => {
    resolved({}, { Resources: { Fleet: { Type: 'AWS::EC2::Fleet' } } })
    expect(spoken).toContain('AWS::EC2::Fleet')
  })

  it('leaves out a resource whose condition does not hold', () => {
    const stack: Stack = {
      name: 'App',
      template: {
        Resources: { Maybe: { Type: 'AWS::S3::Bucket', Condition: 'Never' } },
        Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
      },
    }
    expect(cloudTemplate({ stacks: [stack] }).ofType(anything, 'AWS::S3::Bucket')).toEqual([])
  })

  it('says what is wrong with a resource whose properties make no sense', () => {
    const stack: Stack = { name: 'App', template: { Resources: { Odd: { Type: 'AWS::S3::Bucket' } } } }
    const read = () => cloudTemplate({ stacks: [stack] }).ofType(z.object({ Size: z.int() }), 'AWS::S3::Bucket')
    expect(read).toThrow(/AWS::S3::Bucket Odd of App/)
  })
})
