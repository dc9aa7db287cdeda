import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'

/** What a stack says of itself, by name; undefined when there is no such stack. */
export async function stackOutputs(
  client: CloudFormationClient,
  name: string,
): Promise<Map<string, string> | undefined> {
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: name }))
    const outputs = stack?.Outputs ?? []
    return new Map(outputs.flatMap(({ OutputKey: key, OutputValue: value }) => (key && value ? [[key, value]] : [])))
  } catch (error) {
    // CloudFormation has no error of its own for that.
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message))
      return undefined
    throw error
  }
}
