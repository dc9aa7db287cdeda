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

/** Returns undefined if the stack or the parameter does not exist. */
export async function stackParameter(
  client: CloudFormationClient,
  name: string,
  parameter: string,
): Promise<string | undefined> {
  const stack = await stackOf(client, name)
  return stack?.Parameters?.find(({ ParameterKey: key }) => key === parameter)?.ParameterValue
}

async function stackOf(client: CloudFormationClient, name: string): Promise<Stack | undefined> {
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
