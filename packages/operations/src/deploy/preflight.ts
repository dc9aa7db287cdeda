import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, InvalidInput, NoSuchHostedZone } from '@aws-sdk/client-route-53'
import { GetParameterCommand } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { routes } from '@porchlight/contract/routes'
import { throttleOf, throttles } from '@porchlight/contract/routes/throttles'
import type { DeploymentClients } from '../aws/clients.ts'
import { stackOf } from '../aws/stack-outputs.ts'
import { type DeployedStage, stacksOf } from '../stages.ts'

/** `command` fixes the problem. */
export interface Remark {
  sentence: string
  command?: string
}

export interface Preflight {
  /** Undefined without valid credentials. */
  account: string | undefined
  problems: Remark[]
  /** Warnings do not stop a deployment. */
  warnings: Remark[]
}

/** `cdk bootstrap` with the default qualifier writes its version here. */
const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version'
const MIN_BOOTSTRAP_VERSION = 6
/**
 * Functions that a flood can run at once (docs/decisions/024): the bursts of all public routes and of the two
 * functions that answer for missing paths.
 */
const flood = Object.values(routes)
  .filter(({ access }) => access === 'public')
  .reduce((sum, route) => sum + throttleOf(route).burst, 2 * throttles.visitors.burst)

/** Changes nothing. */
export async function preflight(
  stage: DeployedStage,
  { identity, parameters, functions, zones, stacks, resolveNs }: DeploymentClients,
): Promise<Preflight> {
  const { region, name } = stage
  const account = await accountOf(identity)
  if (typeof account !== 'string') return { account: undefined, problems: [account], warnings: [] }
  if (stage.account && stage.account !== account) {
    const sentence = `These are credentials of account ${account}; stage ${name} belongs into ${stage.account}.`
    const problem = { sentence, command: 'export AWS_PROFILE=<that of the right account>' }
    return { account, problems: [problem], warnings: [] }
  }

  const problems: Remark[] = []
  const version = await bootstrapVersion(parameters)
  const command = `npm run bootstrap -- --stage=${name}`
  if (typeof version !== 'number') problems.push(version)
  else if (version === 0)
    problems.push({ sentence: `Account ${account} has not been prepared for the CDK in ${region}.`, command })
  else if (version < MIN_BOOTSTRAP_VERSION)
    problems.push({ sentence: `What prepared account ${account} in ${region} is too old (${version}).`, command })

  const zone = await checkZone(stage, zones, resolveNs)
  const found = [zone.problem, await protectionProblem(stage, stacks)]
  problems.push(...found.filter((problem) => problem !== undefined))

  // A deployment does not need the limit.
  const settings = await functions.send(new GetAccountSettingsCommand({})).catch(() => undefined)
  const concurrency = settings?.AccountLimit?.ConcurrentExecutions
  const warnings = zone.warning ? [zone.warning] : []
  if (concurrency !== undefined && concurrency < flood + throttles.family.burst)
    warnings.push({
      sentence: `Account ${account} runs ${concurrency} functions at once in ${region}. A flood of calls may start ${flood} at its first moment, whatever the throttles say, and the family needs up to ${throttles.family.burst}: until AWS raises that, some of their calls may fail for a second.`,
      command: `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value 1000`,
    })
  return { account, problems, warnings }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function accountOf(client: DeploymentClients['identity']): Promise<string | Remark> {
  try {
    const { Account } = await client.send(new GetCallerIdentityCommand({}))
    if (Account) return Account
    return { sentence: 'AWS does not say whose credentials these are.', command: 'aws sts get-caller-identity' }
  } catch (error) {
    const reason = reasonOf(error)
    return /expired/i.test(reason)
      ? { sentence: 'The AWS credentials of this shell have expired.', command: 'aws sso login   (or: aws login)' }
      : {
          sentence: `This shell has no AWS credentials that count (${reason}).`,
          command: 'aws configure sso && export AWS_PROFILE=<its profile>   (or: aws login)',
        }
  }
}

/** Returns 0 if the account was never prepared. */
async function bootstrapVersion(client: DeploymentClients['parameters']): Promise<number | Remark> {
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: bootstrapParameter }))
    return Number(Parameter?.Value ?? 0)
  } catch (error) {
    if (error instanceof Error && error.name === 'ParameterNotFound') return 0
    return { sentence: `Whether the account is prepared for the CDK cannot be read: ${reasonOf(error)}` }
  }
}

/** A deployment would find problems of the hosted zone only after minutes. */
async function checkZone(
  { name, domain }: DeployedStage,
  client: DeploymentClients['zones'],
  resolveNs: DeploymentClients['resolveNs'],
): Promise<{ problem?: Remark; warning?: Remark }> {
  const zone = domain?.hostedZone
  if (!zone) return {}
  const command = 'aws route53 list-hosted-zones'
  const problem = (sentence: string) => ({
    problem: {
      sentence: `${sentence} Correct ${name}.domain.hostedZone in packages/site/deployment.config.ts.`,
      command,
    },
  })
  try {
    const { HostedZone: found, DelegationSet } = await client.send(new GetHostedZoneCommand({ Id: zone.id }))
    const foundName = found?.Name?.replace(/\.$/, '')
    if (found?.Config?.PrivateZone) return problem(`The hosted zone ${zone.id} is private, so no browser finds it.`)
    if (foundName !== zone.name) return problem(`The hosted zone ${zone.id} is ${foundName}, not ${zone.name}.`)
    const servers = DelegationSet?.NameServers
    // A local resolver may answer differently.
    const used = servers ? await resolveNs(zone.name).catch(() => []) : []
    if (!servers || used.some((server) => servers.includes(server))) return {}
    const sentence = `${zone.name} does not use the name servers of its hosted zone, so its certificate would wait for hours. Enter these at the registrar first:`
    return { warning: { sentence, command: servers.join(' ') } }
  } catch (error) {
    if (error instanceof NoSuchHostedZone || error instanceof InvalidInput)
      return problem(`This account has no hosted zone ${zone.id}.`)
    const sentence = `Whether the hosted zone ${zone.id} is ${zone.name} cannot be read: ${reasonOf(error)}`
    return { problem: { sentence } }
  }
}

/** The CDK protects a stack before it creates it, and cannot replace it after a failure. */
async function protectionProblem(
  { name, region }: DeployedStage,
  client: DeploymentClients['stacks'],
): Promise<Remark | undefined> {
  const { storage } = stacksOf(name)
  const stack = await stackOf(client, storage)
  if (!stack?.EnableTerminationProtection || !/^ROLLBACK_(COMPLETE|FAILED)$/.test(stack.StackStatus ?? ''))
    return undefined
  return {
    sentence: `The stack ${storage} could not be created, and its termination protection prevents another attempt.`,
    command: `aws cloudformation update-termination-protection --no-enable-termination-protection --region ${region} --stack-name ${storage}`,
  }
}
