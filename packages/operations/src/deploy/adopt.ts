import {
  type CloudFormationClient,
  paginateListStackResources,
  paginateListStacks,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation'
import { DescribeTableCommand, type DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb'
import type { StageName } from '@porchlight/site/deployment-schema'
import type { DeploymentClients } from '../aws/clients.ts'
import { stackOutputs } from '../aws/stack-outputs.ts'
import { type DeployedStage, stacksOf, Trouble } from '../stages.ts'
import type { Remark } from './preflight.ts'

/** What `cdk import` is told of each resource: by logical id, the properties that name it. */
export type Mapping = Record<string, Record<string, string>>

interface Adopting {
  stage: Pick<DeployedStage, 'name'>
  /** Id of the deleted stack; the one that was deleted last when none is given. */
  from?: string | undefined
  client: CloudFormationClient
  /** Synthesizes the stacks of the stage; gives whether that succeeded. */
  synthesize(): Promise<boolean>
  /** Runs `cdk import` for a stack; gives whether it succeeded. */
  import(stack: string, mapping: Mapping): Promise<boolean>
  say(line: string): void
  agrees(question: string): Promise<boolean>
}

/**
 * Takes the table, the buckets and the user pool that a deleted storage stack left behind into a new stack of the same
 * name. CloudFormation knows of deleted stacks, and what they left, for 90 days. Throws Trouble.
 */
export async function adoptStorage(adopting: Adopting): Promise<void> {
  const { stage, from, client, say, agrees } = adopting
  const { storage } = stacksOf(stage.name)
  const left = await leftBehind(client, storage, from)
  say(`The deleted stack ${from ?? storage} left behind:`)
  for (const { ResourceType, PhysicalResourceId } of left) say(`    ${ResourceType}\t${PhysicalResourceId}`)
  if (!(await agrees(`Take these into a new stack ${storage}?`))) throw new Trouble('Nothing was taken in.')
  if (!(await adopting.synthesize())) throw new Trouble('The templates could not be made; nothing was taken in.')
  if (!(await adopting.import(storage, mappingOf(left))))
    throw new Trouble('They could not be taken in; the reason stands above, and nothing about them has changed.')
  say(
    `They are in ${storage} again. Policies, protection and the site come back with\n    npm run deploy -- --stage=${stage.name}`,
  )
}

/** By what each kind of resource that is kept is found, as CloudFormation's registry names it. */
const identifiers: Record<string, (id: string, pool: string) => Record<string, string>> = {
  'AWS::DynamoDB::GlobalTable': (TableName) => ({ TableName }),
  'AWS::S3::Bucket': (BucketName) => ({ BucketName }),
  'AWS::Cognito::UserPool': (UserPoolId) => ({ UserPoolId }),
  // `<pool>|<group>` where CloudFormation joins what identifies it.
  'AWS::Cognito::UserPoolGroup': (id, UserPoolId) => ({ UserPoolId, GroupName: id.split('|').at(-1) ?? id }),
}

/** Throws Trouble for a kind of resource that nobody has thought of. */
export function mappingOf(left: readonly StackResourceSummary[]): Mapping {
  const pool = left.find(({ ResourceType }) => ResourceType === 'AWS::Cognito::UserPool')?.PhysicalResourceId ?? ''
  const entries = left.map(({ LogicalResourceId = '', PhysicalResourceId = '', ResourceType = '' }) => {
    const identify = identifiers[ResourceType]
    if (!identify) throw new Trouble(`${ResourceType} ${PhysicalResourceId} cannot be taken in by this command.`)
    return [LogicalResourceId, identify(PhysicalResourceId, pool)] as const
  })
  return Object.fromEntries(entries)
}

async function leftBehind(
  client: CloudFormationClient,
  StackName: string,
  from: string | undefined,
): Promise<StackResourceSummary[]> {
  if (await stackOutputs(client, StackName))
    throw new Trouble(`The stack ${StackName} is there, with what it holds: nothing has to be taken in.`)
  const found = from ?? (await lastDeleted(client, StackName))
  if (!found)
    throw new Trouble(`No stack ${StackName} was deleted in the last 90 days; docs/operations.md says how to go on.`)
  const left = await keptFrom(client, found)
  if (left.length === 0) throw new Trouble(`The stack ${StackName} left nothing behind when it was deleted.`)
  return left
}

async function keptFrom(client: CloudFormationClient, StackName: string): Promise<StackResourceSummary[]> {
  const left: StackResourceSummary[] = []
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    left.push(...StackResourceSummaries.filter(({ ResourceStatus }) => ResourceStatus === 'DELETE_SKIPPED'))
  return left
}

/** What speaks against deploying a stage: its storage stack is gone, and the table that it left is there still. */
export async function orphanedTable(
  { stacks, tables }: Pick<DeploymentClients, 'stacks' | 'tables'>,
  stage: StageName,
): Promise<Remark | undefined> {
  const { storage } = stacksOf(stage)
  if (await stackOutputs(stacks, storage)) return undefined
  const from = await lastDeleted(stacks, storage)
  const left = from ? await keptFrom(stacks, from) : []
  const { PhysicalResourceId: TableName } = left.find(({ ResourceType = '' }) => /Table$/.test(ResourceType)) ?? {}
  if (!TableName || !(await isThere(tables, TableName))) return undefined
  const sentence = `A deleted stack ${storage} left the table ${TableName} behind, and its pictures and accounts: a deployment would make empty ones beside them.`
  return { sentence, command: `npm run adopt -- --stage=${stage}` }
}

async function isThere(client: DynamoDBClient, TableName: string): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName }))
    return true
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}

/** Id of the stack of this name that was deleted last: a deleted one is known by its id alone. */
async function lastDeleted(client: CloudFormationClient, name: string): Promise<string | undefined> {
  let last: { id: string; time: number } | undefined
  for await (const { StackSummaries = [] } of paginateListStacks(
    { client },
    { StackStatusFilter: ['DELETE_COMPLETE'] },
  )) {
    for (const { StackName, StackId: id, DeletionTime } of StackSummaries) {
      const time = DeletionTime?.getTime() ?? 0
      if (StackName === name && id && time >= (last?.time ?? 0)) last = { id, time }
    }
  }
  return last?.id
}
