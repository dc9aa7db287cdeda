import type { site } from '@porchlight/site/site.config'
import type { DeploymentClients } from '../aws/clients.ts'
import { stackOutputs, stackParameter } from '../aws/stack-outputs.ts'
import type { Result } from '../smoke/smoke.ts'
import { tellOf } from '../smoke/tell.ts'
import { type DeployedStage, OperationError, stacksOf } from '../stages.ts'
import { nextEdgeKeys, sentParameter } from './edge-keys.ts'
import { placeholdersIn } from './placeholders.ts'
import { preflight, type Remark } from './preflight.ts'

/** The steps that other programs do; each gives whether it succeeded. */
interface Steps {
  build(): Promise<boolean>
  synthesize(): Promise<boolean>
  showChanges(): Promise<boolean>
  /** `parameters` of the application's stack; those that are not named keep their values. */
  deploy(parameters: Record<string, string>): Promise<boolean>
}

export interface Deploying {
  stage: DeployedStage
  site: typeof site
  clients: DeploymentClients
  steps: Steps
  say(line: string): void
  /** Asks the person at the keyboard. */
  agrees(question: string): Promise<boolean>
  /** `api`: the API's own address. */
  smoke(origin: string, api: string | undefined): Promise<Result[]>
  /** Whether the home page is there. */
  answers(origin: string): Promise<boolean>
  pause(ms: number): Promise<void>
}

/** A new name takes its time until every resolver knows it. */
const longestWaitMs = 10 * 60_000
const pauseMs = 5000

/** Brings a stage up to date, from the first look at the account to the last at the site. Throws Trouble. */
export async function deployStage(deploying: Deploying): Promise<void> {
  const { stage, steps, say } = deploying
  await check(deploying)
  await done(steps.build(), 'The web app could not be built; nothing was deployed.')
  await done(steps.synthesize(), 'The templates could not be made; nothing was deployed.')
  await done(steps.showChanges(), 'What would change could not be read; nothing was deployed.')
  if (!(await deploying.agrees(`Deploy this as ${stage.name}?`))) throw new OperationError('Nothing was deployed.')
  const { application } = stacksOf(stage.name)
  const keys = nextEdgeKeys(await stackParameter(deploying.clients.stacks, application, sentParameter))
  await done(steps.deploy(keys), 'The deployment failed, and what it had changed is put back; the reason stands above.')

  const outputs = await stackOutputs(deploying.clients.stacks, application)
  const origin = outputs?.get('SiteUrl')
  if (!origin) throw new OperationError(`The stack ${application} does not say where the site is.`)
  await untilThere(origin, deploying)
  say(`Looking at ${origin} from outside ...`)
  const isWell = tellOf(await deploying.smoke(origin, outputs?.get('ApiUrl')), say)
  say(`The site:           ${origin}`)
  say(`Signing in:         ${origin}/admin`)
  say(`Inviting somebody:  npm run people -- invite <e-mail address> --stage=${stage.name}`)
  if (!isWell) throw new OperationError('The site is deployed, and something about it is wrong: see above.')
}

async function check({ stage, site, clients, say }: Deploying): Promise<void> {
  const placeholders = placeholdersIn(stage, site).map((sentence) => ({ sentence }))
  const { account, problems, warnings } = await preflight(stage, clients)
  const found: Remark[] = [...placeholders, ...problems]
  for (const { sentence, command } of [...found, ...warnings]) say(command ? `${sentence}\n    ${command}` : sentence)
  if (found.length > 0) throw new OperationError('Nothing was deployed: put that right first.')
  say(`Stage ${stage.name} goes to account ${account} in ${stage.region}.`)
}

async function done(step: Promise<boolean>, otherwise: string): Promise<void> {
  if (!(await step)) throw new OperationError(otherwise)
}

async function untilThere(origin: string, { answers, pause, say }: Deploying): Promise<void> {
  for (let waited = 0; waited < longestWaitMs; waited += pauseMs) {
    if (await answers(origin)) return
    if (waited === 0) say(`Waiting for ${origin} ...`)
    await pause(pauseMs)
  }
  throw new OperationError(
    `${origin} does not show its home page after 10 minutes; a new domain has to be pointed to it first.`,
  )
}
