import { createRequire } from 'node:module'
import { join } from 'node:path'

// Functions are threads of one process. With libuv's 4 threads, images would leave none for files.
const env = { UV_THREADPOOL_SIZE: '16' }
const script = (path) => ({ command: (root) => [join(root, path)], env })
const cdk = (...args) => ({ command: (root) => [binary(root, '.', 'aws-cdk', 'cdk'), ...args] })
const buildWeb = { command: (root) => [join(root, 'packages/local-cloud/src/build-for-deploy.ts')] }

/** Further arguments go to the last step. */
export const tasks = {
  start: [script('packages/local-cloud/src/start.ts')],
  dev: [script('packages/local-cloud/src/dev.ts')],
  test: [script('test/run.ts')],
  check: [script('test/check.ts')],
  metrics: [script('test/metrics.ts')],
  people: [script('packages/operations/src/cli/people.ts')],
  backup: [script('packages/operations/src/cli/backup.ts')],
  restore: [script('packages/operations/src/cli/restore.ts')],
  smoke: [script('packages/operations/src/cli/smoke.ts')],
  soak: [script('test/soak/run.ts')],
  bench: [script('test/bench/run.ts')],
  app: [buildWeb, script('infra/app.ts')],
  synth: [cdk('synth', '--quiet')],
  bootstrap: [script('packages/operations/src/cli/bootstrap.ts')],
  destroy: [script('packages/operations/src/cli/destroy.ts')],
  deploy: [script('packages/operations/src/cli/deploy.ts')],
}

function binary(root, folder, packageName, name) {
  const require = createRequire(join(root, folder, 'package.json'))
  const manifest = require.resolve(`${packageName}/package.json`)
  return join(manifest, '..', require(manifest).bin[name])
}
