import {
  type CloudFormationClient,
  DeleteStackCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import { stackOf, stackOutputs } from '../aws/stack-outputs.ts'
import { type DeployedStage, OperationError, stacksOf } from '../stages.ts'

interface DestroyOptions {
  stage: Pick<DeployedStage, 'name'>
  client: CloudFormationClient
  printLine(line: string): void
  ask(question: string): Promise<string>
}

/** Deleting a CloudFront distribution takes many minutes. */
const DELETION_TIMEOUT_S = 3600

/**
 * Deletes the application stack of a stage after its name was typed. The storage stack stays, and the next deployment
 * uses it again. Throws OperationError if there is no site, the name does not match, or the deletion fails.
 */
export async function destroyStage({ stage: { name }, client, printLine, ask }: DestroyOptions): Promise<void> {
  const { application, storage } = stacksOf(name)
  const outputs = await stackOutputs(client, application)
  if (!outputs) throw new OperationError(`Stage ${name} has no site: there is no stack ${application}.`)
  printLine(`${outputs.get('SiteUrl') ?? application} will be gone: pages, API and hosted login.`)
  printLine(`Properties, images and accounts stay in ${storage}; npm run deploy -- --stage=${name} uses them again.`)
  if ((await ask(`Type ${name} to go on: `)).trim() !== name) throw new OperationError('Nothing was taken down.')
  await client.send(new DeleteStackCommand({ StackName: application }))
  printLine('Taking it down; that takes a quarter of an hour ...')
  try {
    await waitUntilStackDeleteComplete(
      { client, maxWaitTime: DELETION_TIMEOUT_S, maxDelay: 30 },
      { StackName: application },
    )
  } catch {
    // The waiter's message is a dump of the last response.
    const stack = await stackOf(client, application)
    throw new OperationError(
      `${application} is not gone (${stack?.StackStatus}): ${stack?.StackStatusReason ?? 'AWS names no reason.'}\n` +
        `Remove in the AWS console what stops it, and run this again: npm run destroy -- --stage=${name}`,
    )
  }
  printLine(`${application} is gone.`)
}
