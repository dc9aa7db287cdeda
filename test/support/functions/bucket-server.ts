import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../packages/local-cloud/src/machine/ports.ts'
import { holdProcess } from './hold-process.ts'

const script = fileURLToPath(new URL('run-buckets.ts', import.meta.url))

const workerState = globalThis as { bucketServer?: Promise<BucketProcess> }
type BucketProcess = Awaited<ReturnType<typeof startProcess>>

async function startProcess() {
  const port = await freePort()
  const server = spawn(process.execPath, [script, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const { pid } = server
  if (pid === undefined) throw new Error('No bucket server')
  return { port, server, pid, exited: once(server, 'exit') }
}

/**
 * Empties the buckets and sets the environment of a Lambda. The server is a process, so it can be paused. Import
 * handlers after this.
 */
export async function startBuckets() {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-buckets-'))
  workerState.bucketServer ??= startProcess()
  const { port, server, pid, exited } = await workerState.bucketServer
  server.stdin.write(`${folder}\n`)
  await Promise.race([once(server.stdout, 'data'), exited.then(() => Promise.reject(new Error('No bucket server')))])
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    ORIGINALS_BUCKET: 'test-originals',
    VARIANTS_BUCKET: 'test-variants',
    SITE_BUCKET: 'test-site',
  })
  const goOn = () => void server.kill('SIGCONT')
  return {
    pause: () => holdProcess(pid),
    goOn,
    async stop() {
      goOn()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
