import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { OperationError } from '../stages.ts'

const port = 4866
const START_TIMEOUT_MS = 30_000
export const account = '111122223333'

export interface Emulator {
  stop(): Promise<void>
}

/** Directs the AWS SDK and CDK of this process and its children to the emulator, away from real credentials. */
function useEmulator(region: string): void {
  for (const name of ['AWS_PROFILE', 'AWS_SESSION_TOKEN']) delete process.env[name]
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    // MiniStack takes an id of 12 digits as the account.
    AWS_ACCESS_KEY_ID: account,
    AWS_SECRET_ACCESS_KEY: 'rehearsal',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    CI: 'true',
    NO_COLOR: '1',
  })
}

/** Starts MiniStack. Throws OperationError if it is not installed or does not respond. */
export async function startMiniStack(region: string): Promise<Emulator> {
  if (spawnSync('ministack', ['--help']).status !== 0)
    throw new OperationError(
      'MiniStack is not installed:\n    python3 -m venv ~/.ministack && ~/.ministack/bin/pip install ministack cfn-lint\n    PATH=~/.ministack/bin:$PATH npm run rehearse',
    )
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-ministack-'))
  const child = spawn('ministack', [], {
    cwd: folder,
    env: { ...process.env, GATEWAY_PORT: String(port), MINISTACK_HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', () => child.kill('SIGKILL'))
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isReady())) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop()
      throw new OperationError(`MiniStack does not respond at port ${port}. Is another one running?`)
    }
    await setTimeout(200)
  }
  useEmulator(region)
  return { stop }
}

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/_ministack/health`).then(
    ({ ok }) => ok,
    () => false,
  )
