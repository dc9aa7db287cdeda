import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  ListStacksCommand,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation'
import { DescribeTableCommand, DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { deploymentClients } from '../aws/clients.ts'
import { adoptStorage, type Mapping, mappingOf, orphanedTable } from './adopt.ts'

const stacks = mockClient(CloudFormationClient)
const StackName = 'PorchlightStorage-prod'
const gone = Object.assign(new Error(`Stack with id ${StackName} does not exist`), { name: 'ValidationError' })

const resource = (LogicalResourceId: string, ResourceType: string, PhysicalResourceId: string, kept = true) => ({
  LogicalResourceId,
  ResourceType,
  PhysicalResourceId,
  LastUpdatedTimestamp: new Date(),
  ResourceStatus: kept ? ('DELETE_SKIPPED' as const) : ('DELETE_COMPLETE' as const),
})
const left: StackResourceSummary[] = [
  resource('DataTableFDBAD0F2', 'AWS::DynamoDB::GlobalTable', 'homes'),
  resource('OriginalsBucket0D7D99C8', 'AWS::S3::Bucket', 'originals'),
  resource('VariantsBucketB9564940', 'AWS::S3::Bucket', 'variants'),
  resource('PeoplePoolC64A4D1E', 'AWS::Cognito::UserPool', 'us-east-1_Pool'),
  resource('PeopleAdmins65731FD9', 'AWS::Cognito::UserPoolGroup', 'admins'),
]
const mapping: Mapping = {
  DataTableFDBAD0F2: { TableName: 'homes' },
  OriginalsBucket0D7D99C8: { BucketName: 'originals' },
  VariantsBucketB9564940: { BucketName: 'variants' },
  PeoplePoolC64A4D1E: { UserPoolId: 'us-east-1_Pool' },
  PeopleAdmins65731FD9: { UserPoolId: 'us-east-1_Pool', GroupName: 'admins' },
}
const deleted = (id: string, StackName: string, day: number) => ({
  StackId: id,
  StackName,
  CreationTime: new Date(0),
  DeletionTime: new Date(2026, 1, day),
  StackStatus: 'DELETE_COMPLETE' as const,
})

beforeEach(() => {
  stacks.reset()
  stacks.on(DescribeStacksCommand).rejects(gone)
  stacks
    .on(ListStacksCommand)
    .resolvesOnce({ StackSummaries: [deleted('first', StackName, 1), deleted('other', 'Other', 9)], NextToken: 'more' })
    .resolves({ StackSummaries: [deleted('last', StackName, 3), deleted('second', StackName, 2)] })
  const policy = resource('OriginalsBucketPolicy', 'AWS::S3::BucketPolicy', 'originals', false)
  stacks.on(ListStackResourcesCommand, { StackName: 'last' }).resolves({ StackResourceSummaries: [...left, policy] })
})

async function adopt(changes: { agrees?: boolean; imports?: boolean; from?: string } = {}) {
  const said: string[] = []
  const imported: [string, Mapping][] = []
  const failure = await adoptStorage({
    stage: { name: 'prod' },
    from: changes.from,
    client: new CloudFormationClient({ region: 'us-east-1' }),
    synthesize: async () => true,
    import: async (...what) => imported.push(what) > 0 && changes.imports !== false,
    say: (line) => said.push(line),
    agrees: async () => changes.agrees ?? true,
  }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { said: said.join('\n'), imported, failure }
}

it('takes in what the stack that was deleted last has left, by what each kind is found by', async () => {
  const { said, imported, failure } = await adopt()
  expect([failure, imported]).toEqual([undefined, [[StackName, mapping]]])
  expect(said).toContain('AWS::DynamoDB::GlobalTable\thomes')
  expect(said).toContain('npm run deploy -- --stage=prod')
})

it('takes in what another deleted stack has left, when that is named', async () => {
  stacks.on(ListStackResourcesCommand, { StackName: 'first' }).resolves({ StackResourceSummaries: left.slice(0, 1) })
  const { imported } = await adopt({ from: 'first' })
  expect(imported).toEqual([[StackName, { DataTableFDBAD0F2: { TableName: 'homes' } }]])
})

it('asks first, and says when it could not be done', async () => {
  expect(await adopt({ agrees: false })).toMatchObject({ imported: [], failure: 'Nothing was taken in.' })
  expect((await adopt({ imports: false })).failure).toMatch(/^They could not be taken in/)
})

it('says so when there is nothing to take in', async () => {
  stacks.on(ListStackResourcesCommand).resolves({ StackResourceSummaries: [] })
  expect((await adopt()).failure).toBe(`The stack ${StackName} left nothing behind when it was deleted.`)
  stacks.on(ListStacksCommand).resolves({ StackSummaries: [] })
  expect((await adopt()).failure).toMatch(`No stack ${StackName} was deleted in the last 90 days`)
  stacks.on(DescribeStacksCommand).resolves({
    Stacks: [{ StackName, CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' }],
  })
  expect((await adopt()).failure).toMatch(`The stack ${StackName} is there`)
})

describe('a deployment, while what a deleted stack left is not taken in', () => {
  const tables = mockClient(DynamoDBClient)
  const orphan = () => orphanedTable(deploymentClients('us-east-1'), 'prod')
  beforeEach(() => tables.reset())

  it('is refused as long as the table is there, with the command that takes it in', async () => {
    tables.on(DescribeTableCommand, { TableName: 'homes' }).resolves({})
    const { sentence, command } = (await orphan()) ?? {}
    expect(sentence).toMatch(/left the table homes behind/)
    expect(command).toBe('npm run adopt -- --stage=prod')
  })

  it('may make new ones once the table was given up, and where there never was one', async () => {
    tables.on(DescribeTableCommand).rejects(new ResourceNotFoundException({ message: '', $metadata: {} }))
    expect(await orphan()).toBeUndefined()
    stacks.on(ListStacksCommand).resolves({ StackSummaries: [] })
    expect(await orphan()).toBeUndefined()
  })
})

it('knows a group by its name alone, and refuses kinds that it does not know', () => {
  const [, , , pool] = left
  const group = resource('PeopleAdmins65731FD9', 'AWS::Cognito::UserPoolGroup', 'us-east-1_Pool|admins')
  expect(mappingOf(pool ? [pool, group] : [])).toMatchObject({ PeopleAdmins65731FD9: mapping.PeopleAdmins65731FD9 })
  expect(() => mappingOf([resource('Queue', 'AWS::SQS::Queue', 'jobs')])).toThrow('AWS::SQS::Queue jobs')
})
