import {
  type CloudFormationClient,
  DeleteStackCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import { stackOutputs } from '../aws/stack-outputs.ts'
import { type DeployedStage, OperationError, stacksOf } from '../stages.ts'

interface Destroying {
  stage: Pick<DeployedStage, 'name'>
  client: CloudFormationClient
  say(line: string): void
  /** Asks the person at the keyboard; gives what was typed. */
  ask(question: string): Promise<string>
}

/** A distribution takes minutes to be taken down everywhere. */
const longestSeconds = 3600

/**
 * Takes a stage's site down, once its name has been typed. What holds data stays, in a stack of its own that the next
 * deployment takes up again. Throws Trouble.
 */
export async function destroyStage({ stage: { name }, client, say, ask }: Destroying): Promise<void> {
  const { application, storage } = stacksOf(name)
  const outputs = await stackOutputs(client, application)
  if (!outputs) throw new OperationError(`Stage ${name} has no site: there is no stack ${application}.`)
  say(`${outputs.get('SiteUrl') ?? application} will be gone: pages, API and hosted login.`)
  say(`Properties, pictures and accounts stay in ${storage}; npm run deploy -- --stage=${name} takes them up again.`)
  if ((await ask(`Type ${name} to go on: `)).trim() !== name) throw new OperationError('Nothing was taken down.')
  await client.send(new DeleteStackCommand({ StackName: application }))
  say('Taking it down; that takes a quarter of an hour ...')
  await waitUntilStackDeleteComplete({ client, maxWaitTime: longestSeconds, maxDelay: 30 }, { StackName: application })
  say(`${application} is gone.`)
}
