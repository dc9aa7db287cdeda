import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { everythingOn } from '../test/support/infra/everything-on.ts'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'

const { application } = addStacks({ ...everythingOn, alarmEmail: 'ada@homes.org', monthlyBudget: 20 })
const template = Template.fromStack(application)
const { Resources, Outputs } = template.toJSON()

test('a stage with every option has room for 35 more routes below the limit of 500 resources', () => {
  expect(Object.keys(Resources)).toContainEqual(expect.stringMatching(/^Alarms/))
  expect(Object.keys(Resources).length).toBeLessThanOrEqual(350)
})

test('the template stays below the limits of size and outputs', () => {
  expect(JSON.stringify(template.toJSON()).length).toBeLessThan(1_000_000)
  expect(Object.keys(Outputs).length).toBeLessThanOrEqual(200)
})

test('the statements of each role fit in inline policies of 10,240 bytes', () => {
  const types = ['AWS::IAM::Role', 'AWS::IAM::Policy'].map((type) => Object.values(template.findResources(type)))
  for (const { Properties } of types.flat()) {
    // A function's ARN replaces each reference.
    const text = JSON.stringify(Properties.Policies ?? Properties.PolicyDocument ?? [])
    const { length } = text.replaceAll(/\{"(Ref|Fn::GetAtt|Fn::ImportValue)":[^}]+\}/g, '-'.repeat(110))
    expect(length).toBeLessThan(10_240)
  }
})

test('each edge function stays below CloudFront’s limit of 10 KB', () => {
  const functions = Object.values(template.findResources('AWS::CloudFront::Function'))
  expect(functions).toHaveLength(4)
  for (const { Properties } of functions) {
    // A key in place of a reference.
    const code = JSON.stringify(Properties.FunctionCode).replaceAll(/\{"Ref":[^}]+\}/g, '-'.repeat(43))
    expect(code.length).toBeLessThan(10_240)
  }
})

test.each(['CachePolicy', 'ResponseHeadersPolicy'])('two stages fit in an account’s 20 of %s', (type) => {
  expect(Object.keys(template.findResources(`AWS::CloudFront::${type}`)).length * 2).toBeLessThanOrEqual(20)
})
