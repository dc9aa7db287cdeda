import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { GetParameterCommand } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { routes } from '@porchlight/contract/routes'
import { throttleOf, throttles } from '@porchlight/contract/routes/throttles'
import type { DeploymentClients } from '../aws/clients.ts'
import type { DeployedStage } from '../stages.ts'

/** What is missing or doubtful: a sentence, and the command that mends it. */
export interface Remark {
  sentence: string
  command?: string
}

export interface Preflight {
  /** Of the credentials; undefined when there are none that count. */
  account: string | undefined
  problems: Remark[]
  /** What does not stop a deployment. */
  warnings: Remark[]
}

/** What `cdk bootstrap` of the qualifier that the CDK uses unless told otherwise leaves behind; it has to be this new. */
const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version'
const oldestBootstrap = 6
/**
 * How many functions a flood may keep busy at its first moment (docs/decisions/024): the bursts of all that strangers can
 * call, and of the two functions that answer for what is missing.
 */
const flood = Object.values(routes)
  .filter(({ access }) => access === 'public')
  .reduce((sum, route) => sum + throttleOf(route).burst, 2 * throttles.visitors.burst)

/** Asks AWS, changing nothing, whether a deployment of this stage can succeed. */
export async function preflight(
  stage: DeployedStage,
  { identity, parameters, functions }: DeploymentClients,
): Promise<Preflight> {
  const { region, name } = stage
  const account = await accountOf(identity)
  if (typeof account !== 'string') return { account: undefined, problems: [account], warnings: [] }
  if (stage.account && stage.account !== account) {
    const sentence = `These are credentials of account ${account}; stage ${name} belongs into ${stage.account}.`
    return {
      account,
      problems: [{ sentence, command: 'export AWS_PROFILE=<that of the right account>' }],
      warnings: [],
    }
  }

  const problems: Remark[] = []
  const version = await bootstrapVersion(parameters)
  const command = `npm run bootstrap -- --stage=${name}`
  if (typeof version !== 'number') problems.push(version)
  else if (version === 0)
    problems.push({ sentence: `Account ${account} has not been prepared for the CDK in ${region}.`, command })
  else if (version < oldestBootstrap)
    problems.push({ sentence: `What prepared account ${account} in ${region} is too old (${version}).`, command })

  const concurrency = await concurrencyOf(functions)
  const warnings: Remark[] = []
  if (concurrency !== undefined && concurrency < flood + throttles.family.burst)
    warnings.push({
      sentence: `Account ${account} runs ${concurrency} functions at once in ${region}. A flood of calls may start ${flood} at its first moment, whatever the throttles say, and the family needs up to ${throttles.family.burst}: until AWS raises that, some of their calls may fail for a second.`,
      command: `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
    })
  return { account, problems, warnings }
}

async function accountOf(client: DeploymentClients['identity']): Promise<string | Remark> {
  try {
    const { Account } = await client.send(new GetCallerIdentityCommand({}))
    if (Account) return Account
    return { sentence: 'AWS does not say whose credentials these are.', command: 'aws sts get-caller-identity' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return /expired/i.test(reason)
      ? { sentence: 'The AWS credentials of this shell have expired.', command: 'aws sso login' }
      : { sentence: `This shell has no AWS credentials that count (${reason}).`, command: 'aws configure sso' }
  }
}

/** 0 when the account has never been prepared. */
async function bootstrapVersion(client: DeploymentClients['parameters']): Promise<number | Remark> {
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: bootstrapParameter }))
    return Number(Parameter?.Value ?? 0)
  } catch (error) {
    if (error instanceof Error && error.name === 'ParameterNotFound') return 0
    const reason = error instanceof Error ? error.message : String(error)
    return { sentence: `Whether the account is prepared for the CDK cannot be read: ${reason}` }
  }
}

/** Undefined when that may not be asked: it is no reason not to deploy. */
async function concurrencyOf(client: DeploymentClients['functions']): Promise<number | undefined> {
  const settings = await client.send(new GetAccountSettingsCommand({})).catch(() => undefined)
  return settings?.AccountLimit?.ConcurrentExecutions
}
