import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, NoSuchHostedZone, Route53Client } from '@aws-sdk/client-route-53'
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { site } from '@porchlight/site/site.config'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test } from 'vitest'
import { deploymentClients } from '../aws/clients.ts'
import { deployedStage } from '../stages.ts'
import { type Deployment, deployStage } from './deploy.ts'

const identity = mockClient(STSClient)
const parameters = mockClient(SSMClient)
const functions = mockClient(LambdaClient)
const stacks = mockClient(CloudFormationClient)
const zones = mockClient(Route53Client)
const dynamodb = mockClient(DynamoDBClient)
const origin = 'https://www.homes.org'

const complete = { StackName: 'x', CreationTime: new Date(), StackStatus: 'UPDATE_COMPLETE' } as const
const application = { StackName: 'PorchlightApp-prod' }
const keys = ['EdgeKey0', 'EdgeKey1', 'EdgeKey2']
const table = { OutputKey: 'TableName', OutputValue: 'homes' }

const stage = { ...deployedStage('prod'), alarmEmail: 'ada@homes.org' }
const ownSite = {
  ...site,
  portal: { listingsUrl: 'https://homes.portal.com/listings', signInUrl: 'https://homes.portal.com/in' },
  contact: { ...site.contact, email: 'hello@homes.org' },
}

beforeEach(() => {
  for (const mock of [identity, parameters, functions, stacks, zones, dynamodb]) mock.reset()
  identity.on(GetCallerIdentityCommand).resolves({ Account: '111122223333' })
  dynamodb.on(GetItemCommand).resolves({})
  stacks
    .on(DescribeStacksCommand, { StackName: 'PorchlightStorage-prod' })
    .resolves({ Stacks: [{ ...complete, Outputs: [table] }] })
  parameters.on(GetParameterCommand).resolves({ Parameter: { Value: '29' } })
  functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } })
  stacks.on(DescribeStacksCommand, application).resolves({
    Stacks: [
      {
        ...complete,
        Outputs: [
          { OutputKey: 'SiteUrl', OutputValue: origin },
          { OutputKey: 'ApiUrl', OutputValue: 'https://api.example' },
          { OutputKey: 'DistributionDomainName', OutputValue: 'd1.cloudfront.net' },
          table,
        ],
        Parameters: [
          ...[...keys, 'SessionKey'].map((ParameterKey) => ({ ParameterKey, ParameterValue: '****' })),
          { ParameterKey: 'EdgeKeySent', ParameterValue: '1' },
        ],
      },
    ],
  })
})

/** Returns the steps that ran and the printed lines. */
async function deploy(changes: Partial<Deployment> = {}) {
  const did: string[] = []
  const printed: string[] = []
  const given: Record<string, string>[] = []
  const step = (name: string) => async () => did.push(name) > 0
  const failure = await deployStage({
    stage,
    site: ownSite,
    clients: deploymentClients('us-east-1'),
    steps: {
      synthesize: step('synthesize'),
      showChanges: step('show'),
      deploy: async (keys) => {
        given.push(keys)
        return did.push('deploy') > 0
      },
    },
    printLine: (line) => printed.push(line),
    agrees: async () => did.push('ask') > 0,
    smoke: async () => {
      did.push('smoke')
      return [{ check: 'pages are styled', skipped: 'none' }]
    },
    answers: async () => did.push('visit') > 0,
    pause: async () => {},
    ...changes,
  }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { did, printed: printed.join('\n'), failure, given }
}

test('shows the changes before it deploys, and checks the site afterwards', async () => {
  const { did, printed, failure } = await deploy()
  expect(failure).toBeUndefined()
  expect(did).toEqual(['synthesize', 'show', 'ask', 'deploy', 'visit', 'smoke'])
  expect(printed).toContain('Stage prod goes to account 111122223333 in us-east-1.')
  expect(printed).toContain(`The site:           ${origin}`)
  expect(printed).toContain(`Signing in:         ${origin}/admin`)
  expect(printed).toContain('npm run people -- invite <e-mail address> --stage=prod')
  expect(printed).toContain('ok     pages are styled (none)\nAll 1 checks passed.')
})

test('writes the number of the data format, and refuses to deploy over another one', async () => {
  expect((await deploy()).failure).toBeUndefined()
  const [put] = dynamodb.commandCalls(PutItemCommand)
  expect(put?.args[0].input).toMatchObject({ TableName: 'homes', Item: { PK: { S: 'FORMAT' }, format: { N: '1' } } })
  dynamodb.on(GetItemCommand).resolves({ Item: { format: { N: '2' } } })
  const { did, failure } = await deploy()
  expect([did, failure]).toEqual([[], expect.stringContaining('stage prod has data format 2')])
})

describe('names missing parts, and the command that fixes them, before it builds anything', () => {
  const refused = async (changes: Partial<Deployment> = {}) => {
    const { did, printed, failure } = await deploy(changes)
    expect([did, failure]).toEqual([[], 'Nothing was deployed: put that right first.'])
    return printed
  }

  test('credentials', async () => {
    identity.on(GetCallerIdentityCommand).rejects(new Error('Could not load credentials from any providers'))
    expect(await refused()).toMatch(/no AWS credentials that count .*\n {4}aws configure sso && export AWS_PROFILE=/)
    identity.on(GetCallerIdentityCommand).rejects(new Error('The security token included in the request is expired'))
    expect(await refused()).toMatch(/have expired\.\n {4}aws sso login/)
  })

  test('the right account', async () => {
    expect(await refused({ stage: { ...stage, account: '999988887777' } })).toContain(
      'These are credentials of account 111122223333; stage prod belongs into 999988887777.',
    )
  })

  test('an account that is prepared for the CDK', async () => {
    const command = '\n    npm run bootstrap -- --stage=prod'
    parameters.on(GetParameterCommand).rejects(new ParameterNotFound({ message: '', $metadata: {} }))
    expect(await refused()).toContain(`Account 111122223333 has not been prepared for the CDK in us-east-1.${command}`)
    parameters.on(GetParameterCommand).resolves({ Parameter: { Value: '5' } })
    expect(await refused()).toContain(`is too old (5).${command}`)
    parameters.on(GetParameterCommand).rejects(new Error('You are not allowed to.'))
    expect(await refused()).toContain('cannot be read: You are not allowed to.')
  })

  test('the hosted zone of the domain', async () => {
    const hostedZone = { id: 'Z0123', name: 'homes.org' }
    const named = { stage: { ...stage, domain: { name: 'www.homes.org', hostedZone } } }
    const zone = { Id: '/hostedzone/Z0123', CallerReference: 'x' }
    const where = ' Correct prod.domain.hostedZone in packages/site/deployment.config.ts.\n    aws route53'
    zones.on(GetHostedZoneCommand).rejects(new NoSuchHostedZone({ message: '', $metadata: {} }))
    expect(await refused(named)).toContain(`This account has no hosted zone Z0123.${where}`)
    zones.on(GetHostedZoneCommand).resolves({ HostedZone: { ...zone, Name: 'houses.org.' } })
    expect(await refused(named)).toContain(`The hosted zone Z0123 is houses.org, not homes.org.${where}`)
    const Config = { PrivateZone: true }
    zones.on(GetHostedZoneCommand).resolves({ HostedZone: { ...zone, Name: 'homes.org.', Config } })
    expect(await refused(named)).toContain('The hosted zone Z0123 is private')
    zones.on(GetHostedZoneCommand).rejects(new Error('You are not allowed to.'))
    expect(await refused(named)).toContain('cannot be read: You are not allowed to.')
    zones.on(GetHostedZoneCommand).resolves({ HostedZone: { ...zone, Name: 'homes.org.' } })
    expect((await deploy(named)).failure).toBeUndefined()
  })

  test('placeholders of portal and addresses', async () => {
    const printed = await refused({ site, stage: deployedStage('prod') })
    expect(printed).toContain(
      'site.config.ts has portal.listingsUrl at "https://portal.example.com/listings", which is nobody\'s',
    )
    expect(printed).toContain('deployment.config.ts has prod.alarmEmail at "alarms@example.com"')
  })
})

test('warns of a quota that would defeat the throttles, and still deploys', async () => {
  functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } })
  const { printed, failure } = await deploy()
  expect(failure).toBeUndefined()
  expect(printed).toMatch(
    /runs 10 functions at once .* start 80 .*\n {4}aws service-quotas request-service-quota-increase/,
  )
  functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 119 } })
  expect((await deploy()).printed).toContain('runs 119 functions at once')
  functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 120 } })
  expect((await deploy()).printed).not.toContain('functions at once')
  functions.on(GetAccountSettingsCommand).rejects(new Error('You are not allowed to.'))
  expect((await deploy()).failure).toBeUndefined()
})

test('makes the edge send the next key, and checks that the API requires one', async () => {
  const addresses: unknown[] = []
  const smoke = async (...words: unknown[]) => {
    addresses.push(words)
    return []
  }
  const { given, failure } = await deploy({ smoke })
  expect(failure).toBeUndefined()
  expect(given).toEqual([{ EdgeKeySent: '2', EdgeKey0: expect.stringMatching(/^[\w-]{43}$/) }])
  expect(addresses).toEqual([[origin, { api: 'https://api.example' }]])
})

test.each(['REVIEW_IN_PROGRESS', 'CREATE_FAILED', 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'] as const)(
  'makes all keys if the stack is in %s, since the CDK creates another one',
  async (StackStatus) => {
    const Parameters = [{ ParameterKey: 'EdgeKeySent', ParameterValue: '1' }]
    const outputs = [{ OutputKey: 'SiteUrl', OutputValue: origin }]
    stacks
      .on(DescribeStacksCommand, application)
      .resolvesOnce({ Stacks: [{ ...complete, StackStatus, Parameters }] })
      .resolves({ Stacks: [{ ...complete, Outputs: outputs }] })
    const { given, failure } = await deploy()
    expect(failure).toBeUndefined()
    expect(Object.keys(given[0] ?? {}).toSorted()).toEqual([...keys, 'EdgeKeySent', 'SessionKey'])
  },
)

test('deploys nothing without a yes', async () => {
  const { did, failure } = await deploy({ agrees: async () => false })
  expect([did, failure]).toEqual([['synthesize', 'show'], 'Nothing was deployed.'])
})

test('stops at the step that fails', async () => {
  const fails = async () => false
  const works = async () => true
  const steps = { synthesize: works, showChanges: works, deploy: works }
  expect((await deploy({ steps: { ...steps, synthesize: fails } })).failure).toContain('could not be built')
  expect((await deploy({ steps: { ...steps, deploy: fails } })).failure).toContain('The deployment failed')
})

test('waits a limited time for the home page of a new domain name', async () => {
  let visits = 0
  const { failure, printed } = await deploy({
    answers: async () => {
      visits += 1
      return visits > 3
    },
  })
  expect([failure, visits]).toEqual([undefined, 4])
  expect(printed).toContain(`Waiting for ${origin}`)
  const named = { stage: { ...stage, domain: { name: 'www.homes.org' } }, answers: async () => false }
  expect((await deploy(named)).failure).toMatch(/after 10 minutes\.\nwww.homes.org needs .* for d1.cloudfront.net/)
})

test('prints the address of the site and fails if a check fails', async () => {
  const { failure, printed } = await deploy({
    smoke: async () => [{ check: 'pages are styled', finding: '/ is shown bare.' }],
  })
  expect(failure).toContain('something about it is wrong')
  expect(printed).toContain('WRONG  pages are styled: / is shown bare.\n1 of 1 checks failed.')
  expect(printed).toContain(origin)
})
