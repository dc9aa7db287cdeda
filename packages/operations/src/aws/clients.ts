import { resolveNs } from 'node:dns/promises'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { Route53Client } from '@aws-sdk/client-route-53'
import { SSMClient } from '@aws-sdk/client-ssm'
import { STSClient } from '@aws-sdk/client-sts'

export type DeploymentClients = ReturnType<typeof deploymentClients>

/** Uses the credentials of the shell. */
export const deploymentClients = (region: string) => ({
  identity: new STSClient({ region }),
  parameters: new SSMClient({ region }),
  functions: new LambdaClient({ region }),
  stacks: new CloudFormationClient({ region }),
  zones: new Route53Client({ region }),
  resolveNs,
  dynamodb: new DynamoDBClient({ region }),
})
