import { Template } from 'aws-cdk-lib/assertions'
import { App } from 'aws-cdk-lib/core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/support/infra/temporary-folder.ts'
import { DeployerStack } from './deployer-stack.ts'

const github = { repository: 'family/homes', branch: 'main' }
const templateOf = (changes: { provider?: string } = {}) =>
  Template.fromStack(new DeployerStack(new App({ outdir: temporaryFolder() }), 'Test', { ...github, ...changes }))
const template = templateOf()
const [role] = Object.values(template.findResources('AWS::IAM::Role'))

test('trusts only GitHub workflows of one branch of one repository', () => {
  const [provider] = Object.keys(template.findResources('AWS::IAM::OIDCProvider'))
  template.hasResource('AWS::IAM::OIDCProvider', {
    Properties: { Url: 'https://token.actions.githubusercontent.com', ClientIdList: ['sts.amazonaws.com'] },
    DeletionPolicy: 'Retain',
  })
  expect(role?.Properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRoleWithWebIdentity',
      Principal: { Federated: { Ref: provider } },
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': 'repo:family/homes:ref:refs/heads/main',
        },
      },
    },
  ])
})

test('may assume the roles of the bootstrap, read what deploy reads, and nothing else', () => {
  const [policy] = Object.values(template.findResources('AWS::IAM::Policy'))
  const statements: { Action: string | string[]; Resource: object }[] = policy?.Properties.PolicyDocument.Statement
  const grants = statements.map(({ Action, Resource }) => [
    Action,
    JSON.stringify(Resource).replaceAll(/\{"Ref":"AWS::(\w+)"\}/g, '$1'),
  ])
  const arn = (...parts: string[]) =>
    JSON.stringify({ 'Fn::Join': ['', ['arn:', 'Partition', ...parts]] }).replaceAll(/"(Partition|AccountId)"/g, '$1')
  const tables = arn(':dynamodb:*:', 'AccountId', ':table/PorchlightStorage-*')
  expect(grants).toEqual([
    ['sts:AssumeRole', arn(':iam::', 'AccountId', ':role/cdk-hnb659fds-*-role-', 'AccountId', '-*')],
    ['ssm:GetParameter', arn(':ssm:*:', 'AccountId', ':parameter/cdk-bootstrap/hnb659fds/version')],
    [
      ['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'],
      arn(':cloudformation:*:', 'AccountId', ':stack/Porchlight*'),
    ],
    [['cloudformation:ListStacks', 'lambda:GetAccountSettings', 'route53:GetHostedZone'], '"*"'],
    ['dynamodb:DescribeTable', tables],
    [['dynamodb:GetItem', 'dynamodb:PutItem'], tables],
  ])
  expect(statements.at(-1)).toHaveProperty('Condition', {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['FORMAT'] },
  })
  expect([role?.Properties.ManagedPolicyArns, role?.Properties.Policies]).toEqual([undefined, undefined])
})

test('uses the account’s existing provider, since there can be only one', () => {
  const provider = 'arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com'
  const existing = templateOf({ provider })
  expect(existing.findResources('AWS::IAM::OIDCProvider')).toEqual({})
  expect(JSON.stringify(existing.findResources('AWS::IAM::Role'))).toContain(provider)
})
