import { DATA_FORMAT } from '@porchlight/functions/data/data-format'
import type { site } from '@porchlight/site/site.config'
import type { DeploymentClients } from '../aws/clients.ts'
import { readDataFormat, writeDataFormat } from '../aws/data-format.ts'
import { stackOutputs, stackParameters } from '../aws/stack-outputs.ts'
import { printResults } from '../smoke/print-results.ts'
import type { Result } from '../smoke/smoke.ts'
import { type DeployedStage, OperationError, stacksOf } from '../stages.ts'
import { nextEdgeKeys } from './edge-keys.ts'
import { placeholdersIn } from './placeholders.ts'
import { preflight, type Remark } from './preflight.ts'

/** Each step returns whether it succeeded. */
interface Steps {
  /** Builds the site, too. */
  synthesize(): Promise<boolean>
  showChanges(): Promise<boolean>
  /** Other parameters keep their values. */
  deploy(parameters: Record<string, string>): Promise<boolean>
}

export interface Deployment {
  stage: DeployedStage
  site: typeof site
  clients: DeploymentClients
  steps: Steps
  printLine(line: string): void
  agrees(question: string): Promise<boolean>
  /** `api`: the direct address of the API. */
  smoke(origin: string, known: { api: string | undefined }): Promise<Result[]>
  /** Returns whether the home page answers. */
  answers(origin: string): Promise<boolean>
  pause(ms: number): Promise<void>
}

/** DNS resolvers need time for a new domain name. */
const SITE_TIMEOUT_MS = 10 * 60_000
const PAUSE_MS = 5000

/** Throws OperationError if a step fails. */
export async function deployStage(deployment: Deployment): Promise<void> {
  const { stage, steps, printLine } = deployment
  await check(deployment)
  await checkDataFormat(deployment)
  await requireSuccess(steps.synthesize(), 'The site could not be built; nothing was deployed.')
  await requireSuccess(steps.showChanges(), 'What would change could not be read; nothing was deployed.')
  if (!(await deployment.agrees(`Deploy this as ${stage.name}?`))) throw new OperationError('Nothing was deployed.')
  const { application } = stacksOf(stage.name)
  const keys = nextEdgeKeys(await stackParameters(deployment.clients.stacks, application))
  await requireSuccess(
    steps.deploy(keys),
    'The deployment failed. The reason is printed above. CloudFormation put back the stack that failed; one that was finished before stays deployed. Remove the reason and run this again.',
  )

  const outputs = await stackOutputs(deployment.clients.stacks, application)
  const tableName = outputs?.get('TableName')
  if (tableName) await writeDataFormat({ dynamodb: deployment.clients.dynamodb, tableName })
  const origin = outputs?.get('SiteUrl')
  if (!origin) throw new OperationError(`The stack ${application} does not say where the site is.`)
  const { domain } = stage
  const record = `\n${domain?.name} needs a DNS record (CNAME or alias) for ${outputs?.get('DistributionDomainName')}.`
  await waitForSite(origin, domain && !domain.hostedZone ? record : '', deployment)
  printLine(`Looking at ${origin} from outside ...`)
  const hasPassed = printResults(await deployment.smoke(origin, { api: outputs?.get('ApiUrl') }), printLine)
  printLine(`The site:           ${origin}`)
  printLine(`Signing in:         ${origin}/admin`)
  printLine(`Inviting somebody:  npm run people -- invite <e-mail address> --stage=${stage.name}`)
  if (!hasPassed) throw new OperationError('The site is deployed, and something about it is wrong: see above.')
}

async function check({ stage, site, clients, printLine }: Deployment): Promise<void> {
  const placeholders = placeholdersIn(stage, site).map((sentence) => ({ sentence }))
  const { account, problems, warnings } = await preflight(stage, clients)
  const blocking: Remark[] = [...placeholders, ...problems]
  for (const { sentence, command } of [...blocking, ...warnings])
    printLine(command ? `${sentence}\n    ${command}` : sentence)
  if (blocking.length > 0) throw new OperationError('Nothing was deployed: put that right first.')
  printLine(`Stage ${stage.name} goes to account ${account} in ${stage.region}.`)
}

/** Throws OperationError for another data format. */
async function checkDataFormat({ stage, clients: { stacks, dynamodb } }: Deployment): Promise<void> {
  const outputs = await stackOutputs(stacks, stacksOf(stage.name).storage)
  const tableName = outputs?.get('TableName')
  const dataFormat = tableName ? await readDataFormat({ dynamodb, tableName }) : DATA_FORMAT
  if (dataFormat !== DATA_FORMAT)
    throw new OperationError(
      `Nothing was deployed: stage ${stage.name} has data format ${dataFormat}, and this version reads ${DATA_FORMAT}. See CHANGELOG.md.`,
    )
}

async function requireSuccess(step: Promise<boolean>, otherwise: string): Promise<void> {
  if (!(await step)) throw new OperationError(otherwise)
}

async function waitForSite(origin: string, advice: string, { answers, pause, printLine }: Deployment): Promise<void> {
  for (let waited = 0; waited < SITE_TIMEOUT_MS; waited += PAUSE_MS) {
    if (await answers(origin)) return
    if (waited === 0) printLine(`Waiting for ${origin} ...${advice}`)
    await pause(PAUSE_MS)
  }
  throw new OperationError(
    `${origin} does not show its home page after 10 minutes.${advice}\nCheck it later: npm run smoke -- ${origin}`,
  )
}
