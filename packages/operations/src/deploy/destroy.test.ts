import { CloudFormationClient, DeleteStackCommand, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { destroyStage } from './destroy.ts'

const stacks = mockClient(CloudFormationClient)
const StackName = 'PorchlightApp-dev'
const there = { StackName, CreationTime: new Date() }
const gone = Object.assign(new Error(`Stack with id ${StackName} does not exist`), { name: 'ValidationError' })

beforeEach(() => {
  stacks.reset()
  stacks
    .on(DescribeStacksCommand)
    .resolvesOnce({
      Stacks: [
        {
          ...there,
          StackStatus: 'CREATE_COMPLETE',
          Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://d1.cloudfront.net' }],
        },
      ],
    })
    .resolves({ Stacks: [{ ...there, StackStatus: 'DELETE_COMPLETE' }] })
})

async function destroy(typed: string) {
  const printed: string[] = []
  const client = new CloudFormationClient({ region: 'us-east-1' })
  const ask = async () => typed
  const failure = await destroyStage({
    stage: { name: 'dev' },
    client,
    printLine: (line) => printed.push(line),
    ask,
  }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { printed: printed.join('\n'), failure }
}
const deleted = () => stacks.commandCalls(DeleteStackCommand).map(({ args }) => args[0].input.StackName)

test('deletes the site, and never the stack that holds data', async () => {
  const { printed, failure } = await destroy('dev')
  expect([failure, deleted()]).toEqual([undefined, [StackName]])
  expect(printed).toContain('https://d1.cloudfront.net will be gone')
  expect(printed).toContain('stay in PorchlightStorage-dev')
})

test('does nothing unless the name of the stage is typed', async () => {
  for (const typed of ['', 'y', 'prod']) {
    stacks.on(DescribeStacksCommand).resolves({ Stacks: [{ ...there, StackStatus: 'CREATE_COMPLETE' }] })
    expect((await destroy(typed)).failure).toBe('Nothing was taken down.')
  }
  expect(deleted()).toEqual([])
})

test('says in two lines what stopped a deletion', async () => {
  const StackStatusReason = 'The following resource(s) failed to delete: [SiteBucket].'
  stacks.on(DescribeStacksCommand).resolves({ Stacks: [{ ...there, StackStatus: 'DELETE_FAILED', StackStatusReason }] })
  const { printed, failure } = await destroy('dev')
  expect(failure).toBe(
    `PorchlightApp-dev is not gone (DELETE_FAILED): ${StackStatusReason}\nRemove in the AWS console what stops it, and run this again: npm run destroy -- --stage=dev`,
  )
  expect(printed).not.toContain('is gone')
})

test('fails if there is no site', async () => {
  stacks.reset()
  stacks.on(DescribeStacksCommand).rejects(gone)
  expect((await destroy('dev')).failure).toBe('Stage dev has no site: there is no stack PorchlightApp-dev.')
})
