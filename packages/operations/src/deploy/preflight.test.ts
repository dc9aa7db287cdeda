import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, Route53Client } from '@aws-sdk/client-route-53'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { deploymentClients } from '../aws/clients.ts'
import { deployedStage } from '../stages.ts'
import { preflight } from './preflight.ts'

const stage = deployedStage('prod')
const clients = {
  ...deploymentClients(stage.region),
  resolveNs: async () => ['ns-1.awsdns-01.com', 'ns-2.awsdns-02.net'],
}
const name = 'PorchlightStorage-prod'
mockClient(STSClient).on(GetCallerIdentityCommand).resolves({ Account: '111122223333' })
mockClient(SSMClient)
  .on(GetParameterCommand)
  .resolves({ Parameter: { Value: '29' } })
mockClient(LambdaClient).on(GetAccountSettingsCommand).resolves({})
const stacks = mockClient(CloudFormationClient)

test.each([
  ['ROLLBACK_COMPLETE', true, 1],
  ['ROLLBACK_FAILED', true, 1],
  ['ROLLBACK_COMPLETE', false, 0],
  ['REVIEW_IN_PROGRESS', true, 0],
  ['UPDATE_ROLLBACK_COMPLETE', true, 0],
] as const)('with storage in %s and protection %s there are %i problems', async (StackStatus, isProtected, count) => {
  const storage = { StackName: name, CreationTime: new Date(), StackStatus, EnableTerminationProtection: isProtected }
  stacks.on(DescribeStacksCommand, { StackName: name }).resolves({ Stacks: [storage] })
  const { problems } = await preflight(stage, clients)
  expect(problems).toHaveLength(count)
  for (const { command } of problems)
    expect(command).toBe(
      `aws cloudformation update-termination-protection --no-enable-termination-protection --region us-east-1 --stack-name ${name}`,
    )
})

test.each([
  ['ns-2.awsdns-02.net', []],
  ['ns-9.awsdns-09.org', ['ns-9.awsdns-09.org']],
])('with the name server %s, a hosted zone has the warnings %j', async (server, commands) => {
  stacks.on(DescribeStacksCommand).resolves({ Stacks: [] })
  const HostedZone = { Id: '/hostedzone/Z1', Name: 'homes.org.', CallerReference: 'x' }
  const DelegationSet = { NameServers: [server] }
  mockClient(Route53Client).on(GetHostedZoneCommand).resolves({ HostedZone, DelegationSet })
  const domain = { name: 'www.homes.org', hostedZone: { id: 'Z1', name: 'homes.org' } }
  const { problems, warnings } = await preflight({ ...stage, domain }, clients)
  expect([problems, warnings.map(({ command }) => command)]).toEqual([[], commands])
})
