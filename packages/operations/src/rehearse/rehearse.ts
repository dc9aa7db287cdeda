import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { StageName } from '@porchlight/site/deployment-schema'
import { site } from '@porchlight/site/site.config'
import { deploymentClients } from '../aws/clients.ts'
import { cdkProgram, readNode, root } from '../cli/programs.ts'
import { deployStage } from '../deploy/deploy.ts'
import { destroyStage } from '../deploy/destroy.ts'
import { deployedStage, OperationError, stacksOf } from '../stages.ts'
import { withoutUnsupported } from './left-out.ts'
import { account } from './ministack.ts'

export interface Step {
  name: string
  seconds: number
  /** Lines worth reading. */
  output: string[]
}

const fixture = `${root}test/fixtures/backup-1.0`
const rehearsed = {
  site: {
    ...site,
    portal: { listingsUrl: 'https://homes.portal.com/listings', signInUrl: 'https://homes.portal.com/in' },
    contact: { ...site.contact, email: 'hello@homes.org' },
    questions: {},
  },
  stage: (name: StageName) => ({
    ...deployedStage(name),
    account,
    domain: undefined,
    alarmEmail: 'ada@homes.org',
    github: undefined,
  }),
}

/** Runs the commands of docs/operations.md in `folder` against the emulator. Throws OperationError at the first failure. */
export async function rehearse(folder: string, onStep: (step: Step) => void): Promise<void> {
  const step = async (name: string, run: () => Promise<string[]>) => {
    const started = Date.now()
    const output = (await run()).map((line) => line.replaceAll(folder, '...').replaceAll(root, ''))
    onStep({ name, seconds: Math.round((Date.now() - started) / 100) / 10, output })
  }
  const command = (...[name = '', ...words]: string[]) =>
    step(`npm run ${[name, '--', ...words].join(' ').replaceAll(folder, '...').replaceAll(root, '')}`, () =>
      linesOf([`${root}packages/operations/src/cli/${name}.ts`, ...words]),
    )

  await step('npm run bootstrap', async () => {
    await linesOf([cdkProgram(), 'bootstrap', `aws://${account}/${deployedStage('prod').region}`], folder)
    return []
  })
  for (const name of ['prod', 'dev'] as const)
    await step(`npm run deploy -- --stage=${name}`, () => deploy(name, folder))
  await command('restore', fixture, '--stage=prod')
  for (const action of ['invite', 'list', 'sign-out', 'remove'])
    await command('people', action, ...(action === 'list' ? [] : ['ada@homes.org']), '--stage=prod')
  await command('backup', join(folder, 'prod'), '--stage=prod')
  await command('restore', join(folder, 'prod'), '--stage=dev')
  await command('backup', join(folder, 'dev'), '--stage=dev')
  await step('both backups have the same items and files', async () => [sameBackups(folder)])
  for (const name of ['dev', 'prod'] as const) await step(`npm run destroy -- --stage=${name}`, () => destroy(name))
}

/** Runs a program of Node and returns its lines. Throws OperationError with its output if it fails. */
async function linesOf(words: string[], cwd = root, env: Record<string, string> = {}): Promise<string[]> {
  const { isDone, output } = await readNode(words, env, cwd)
  if (!isDone) throw new OperationError(`${words.join(' ')} failed:\n${output}`)
  return output.trim().split('\n')
}

async function deploy(name: StageName, folder: string): Promise<string[]> {
  const stage = rehearsed.stage(name)
  const out = join(folder, `cdk-${name}`)
  const lines: string[] = []
  const app = ['--app', out]
  const done = async (run: Promise<string[]>) => (await run).length >= 0
  await deployStage({
    stage,
    site: rehearsed.site,
    clients: deploymentClients(stage.region),
    steps: {
      build: () => done(linesOf([`${root}packages/local-cloud/src/build-for-deploy.ts`])),
      async synthesize() {
        await linesOf([`${root}infra/app.ts`], root, { PORCHLIGHT_STAGE: name, CDK_OUTDIR: out })
        lines.push(lint(out), ...leaveOut(out))
        return true
      },
      showChanges: () => done(linesOf([cdkProgram(), 'diff', ...app], folder)),
      async deploy(parameters) {
        const parameterArguments = Object.entries(parameters).flatMap(([key, value]) => [
          '--parameters',
          `${stacksOf(name).application}:${key}=${value}`,
        ])
        await linesOf(
          [cdkProgram(), 'deploy', ...app, '--all', '--require-approval', 'never', ...parameterArguments],
          folder,
        )
        return true
      },
    },
    printLine: () => undefined,
    agrees: async () => true,
    smoke: async () => [{ check: 'smoke', skipped: 'MiniStack serves no CloudFront distribution' }],
    answers: async () => true,
    pause: (ms) => setTimeout(ms),
  })
  return [...lines, 'left out: smoke test, since MiniStack serves no CloudFront distribution']
}

/** Throws OperationError if cfn-lint, where it is installed, finds an error in a template. */
function lint(out: string): string {
  const templates = readdirSync(out).filter((file) => file.endsWith('.template.json'))
  const words = ['--non-zero-exit-code', 'error', '--template', ...templates]
  const { error, status, stdout } = spawnSync('cfn-lint', words, { cwd: out, encoding: 'utf8' })
  if (error) return 'left out: cfn-lint, which is not installed'
  if (status !== 0) throw new OperationError(`cfn-lint finds errors:\n${stdout}`)
  return 'cfn-lint: no errors'
}

/** Removes what MiniStack lacks from the synthesized templates, and returns what that is. */
function leaveOut(out: string): string[] {
  return readdirSync(out)
    .filter((file) => file.endsWith('.template.json'))
    .flatMap((file) => {
      const path = join(out, file)
      const { template, removals, resources } = withoutUnsupported(JSON.parse(readFileSync(path, 'utf8')))
      writeFileSync(path, JSON.stringify(template))
      return [
        `${file.replace('.template.json', '')}: ${resources} resources`,
        ...removals.map((line) => `left out: ${line}`),
      ]
    })
}

async function destroy(name: StageName): Promise<string[]> {
  const stage = deployedStage(name)
  const lines: string[] = []
  const printLine = (line: string) => void lines.push(line)
  await destroyStage({ stage, client: deploymentClients(stage.region).stacks, printLine, ask: async () => name })
  return lines.slice(-1)
}

function sameBackups(folder: string): string {
  const [one, other] = ['prod', 'dev'].map((name) => {
    const items = readFileSync(join(folder, name, 'table.jsonl'), 'utf8')
      .split('\n')
      .toSorted()
      .join('\n')
    const files = readFileSync(join(folder, name, 'SHA256SUMS'), 'utf8')
      .split('\n')
      .filter((line) => / {2}(originals|variants)\//.test(line))
    return createHash('sha256')
      .update(items + files.toSorted().join('\n'))
      .digest('hex')
  })
  if (one !== other) throw new OperationError('The backup of the restored stage differs from the first one.')
  return 'equal'
}
