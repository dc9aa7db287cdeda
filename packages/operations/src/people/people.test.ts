import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import {
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { list } from './people.ts'
import { peopleOfStage } from './where.ts'

const stacks = mockClient(CloudFormationClient)
const cognito = mockClient(CognitoIdentityProviderClient)
const table = mockClient(DynamoDBDocumentClient)
const outputs = {
  UserPoolId: 'us-east-1_Pool',
  TableName: 'homes',
  OriginalsBucketName: 'originals',
  VariantsBucketName: 'variants',
}

beforeEach(() => {
  for (const mock of [stacks, cognito, table]) mock.reset()
  stacks.on(DescribeStacksCommand, { StackName: 'PorchlightStorage-prod' }).resolves({
    Stacks: [
      {
        StackName: 'PorchlightStorage-prod',
        CreationTime: new Date(),
        StackStatus: 'CREATE_COMPLETE',
        Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
      },
    ],
  })
})

test('finds the people of a stage by the outputs of its stack', async () => {
  const people = await peopleOfStage('prod', '')
  expect([people.pool.id, people.table.name]).toEqual(['us-east-1_Pool', 'homes'])
})

test('fails if the stage is not deployed', async () => {
  const missing = Object.assign(new Error('Stack with id PorchlightStorage-dev does not exist'), {
    name: 'ValidationError',
  })
  stacks.on(DescribeStacksCommand).rejects(missing)
  await expect(peopleOfStage('dev', '')).rejects.toThrow(
    /Stage dev is not deployed .*\n {4}npm run deploy -- --stage=dev/,
  )
  await expect(peopleOfStage('prud', '')).rejects.toThrow('There is no stage "prud"')
  await expect(peopleOfStage('local', '/nowhere')).rejects.toThrow('npm start')
})

test('lists more than one page of people', async () => {
  const user = (email: string) => ({
    Username: email,
    UserStatus: 'CONFIRMED' as const,
    Attributes: [
      { Name: 'sub', Value: email },
      { Name: 'email', Value: email },
    ],
  })
  cognito
    .on(ListUsersCommand)
    .resolvesOnce({ Users: [user('zoe@homes.org')], PaginationToken: 'more' })
    .resolves({ Users: [user('ada@homes.org')] })
  cognito.on(AdminListGroupsForUserCommand).resolves({ Groups: [{ GroupName: 'admins' }] })
  expect((await list(await peopleOfStage('prod', ''))).map(({ email }) => email)).toEqual([
    'ada@homes.org',
    'zoe@homes.org',
  ])
})
