import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../packages/local-cloud/src/machine/ports.ts'
import { holdProcess } from './hold-process.ts'

const script = fileURLToPath(new URL('run-buckets.ts', import.meta.url))

/**
 * Starts empty buckets and sets the environment of a Lambda. The server is a process, so it can be paused. Import
 * handlers after this.
 */
export async function startBuckets() {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-buckets-'))
  const port = await freePort()
  const server = spawn(process.execPath, [script, String(port), folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const { pid } = server
  if (pid === undefined) throw new Error('No bucket server')
  const exited = once(server, 'exit')
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
  return {
    pause: () => holdProcess(pid),
    goOn: () => void server.kill('SIGCONT'),
    async stop() {
      server.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
