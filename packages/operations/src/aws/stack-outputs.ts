import { type CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation'

/** Returns undefined if the stack does not exist. */
export async function stackOutputs(
  client: CloudFormationClient,
  name: string,
): Promise<Map<string, string> | undefined> {
  const stack = await stackOf(client, name)
  const outputs = stack?.Outputs ?? []
  const entries = outputs.map(({ OutputKey: key = '', OutputValue: value = '' }): [string, string] => [key, value])
  return stack && new Map(entries)
}

/** The CDK deletes such a stack and creates another. */
const neverCreated = /^(REVIEW_IN_PROGRESS|CREATE_FAILED|ROLLBACK_.*|DELETE_.*)$/

/** Returns the deployed parameters of a stack by name. A stack whose creation failed counts as absent: it has none. */
export async function stackParameters(client: CloudFormationClient, name: string): Promise<Map<string, string>> {
  const stack = await stackOf(client, name)
  if (!stack || neverCreated.test(stack.StackStatus ?? '')) return new Map()
  const parameters = stack.Parameters ?? []
  return new Map(parameters.map(({ ParameterKey: key = '', ParameterValue: value = '' }) => [key, value]))
}

/** Returns a stack, or undefined if it does not exist. */
export async function stackOf(client: CloudFormationClient, name: string): Promise<Stack | undefined> {
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: name }))
    return stack
  } catch (error) {
    // CloudFormation has no specific error for a missing stack.
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message))
      return undefined
    throw error
  }
}
