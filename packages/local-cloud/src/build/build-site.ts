import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withBuildLock } from '../machine/lock.ts'
import { logLine } from '../machine/log.ts'
import { runStep } from '../machine/run-step.ts'
import { root, viteProgram } from '../settings.ts'

const shared = ['packages/contract', 'packages/site', 'pnpm-lock.yaml', 'tsconfig.base.json', 'package.json']
const webInputs = ['web', ...shared]
const infraInputs = ['infra', 'functions', 'cdk.json', 'tsconfig.json', ...shared]

/** Undefined uses the portal of packages/site and any origin. */
interface BuildOrigins {
  PORCHLIGHT_ORIGIN?: string
  PORCHLIGHT_PORTAL_ORIGIN?: string
}

const stamps = join(root, 'node_modules', '.cache', 'porchlight')
const bundleStamp = join(stamps, 'bundles')

/** Builds if inputs changed. Returns their fingerprint. */
async function buildWeb(origins: BuildOrigins): Promise<string> {
  const wanted = fingerprint(root, webInputs, 'web', JSON.stringify(origins))
  const stamp = join(stamps, 'web')
  // A manual build may have used other addresses.
  const built = () => `${wanted} ${fingerprint(root, ['web/dist', 'web/dist-server'])}`
  const exists = ['dist/index.html', 'dist/admin.html', 'dist-server/entry-server.js'].every((file) =>
    existsSync(join(root, 'web', file)),
  )
  if (exists && read(stamp) === built()) return wanted
  logLine('Building the web app ...')
  write(stamp, '')
  await runStep('Building the web app', [viteProgram, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    // The caller may be a test.
    env: { ...process.env, NODE_ENV: 'production', ...origins },
  })
  write(stamp, built())
  return wanted
}

/** `origin` is the site's own domain, if any. */
export async function buildForDeploy(origin?: string): Promise<void> {
  await withBuildLock(stamps, () => buildWeb({ PORCHLIGHT_ORIGIN: origin }))
}

/** Synthesizes into `outFolder` if inputs changed. Builds the web app first unless `web` is false. */
export async function buildAndSynthesize(
  outFolder: string,
  { origins, web = true }: { origins: Required<BuildOrigins>; web?: boolean },
): Promise<void> {
  await withBuildLock(stamps, async () => {
    // Without an origin, so that sites on several ports share one build.
    const { PORCHLIGHT_ORIGIN, PORCHLIGHT_PORTAL_ORIGIN } = origins
    const built = web ? await buildWeb({ PORCHLIGHT_ORIGIN: undefined, PORCHLIGHT_PORTAL_ORIGIN }) : 'as it is'
    const bundled = `${fingerprint(root, infraInputs)} ${built}`
    const wanted = `${bundled} ${PORCHLIGHT_ORIGIN} ${process.env.PORCHLIGHT_THROTTLES ?? ''}`
    const stamp = join(outFolder, 'inputs')
    if (existsSync(join(outFolder, 'manifest.json')) && read(stamp) === wanted) return
    logLine('Synthesizing the CDK app ...')
    // Other bundles may have been built since.
    const bundles = () => `${bundled} ${fingerprint(root, ['functions/dist'])}`
    await runStep('Synthesizing the CDK app', ['infra/app.ts'], {
      cwd: root,
      env: {
        ...process.env,
        ...origins,
        PORCHLIGHT_STAGE: 'local',
        PORCHLIGHT_BUNDLES: web && read(bundleStamp) === bundles() ? 'made' : '',
        CDK_OUTDIR: outFolder,
        // Validation takes a quarter of the time, and deployments and a test do it.
        CDK_VALIDATION: 'false',
      },
    })
    if (web) write(bundleStamp, bundles())
    write(stamp, wanted)
  })
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const notSource = new Set(['node_modules', 'dist', 'dist-server', 'cdk.out', 'test-results', '.vite'])

/** Paths are below `root`. Missing files count. */
function fingerprint(root: string, paths: readonly string[], ...words: string[]): string {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\0`)
  for (const path of paths)
    for (const file of filesBelow(root, path)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !notSource.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted()
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
