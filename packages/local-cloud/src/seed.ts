import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logLine, UserError } from './machine/log.ts'
import { runNode } from './machine/processes.ts'
import { root, type Settings } from './settings.ts'

/** Once per data folder and setting. The next run completes an interrupted one. */
export async function seed(
  { demo, demoWidth = '', dataFolder }: Pick<Settings, 'demo' | 'demoWidth' | 'dataFolder'>,
  variables: Record<string, string>,
): Promise<void> {
  const marker = join(dataFolder, 'seeded')
  const done = existsSync(marker) ? readFileSync(marker, 'utf8').split('\n') : []
  if (demo === 'off' || done.includes(demo)) return
  logLine('Filling it with example content (the first time only) ...')
  const settings = { PORCHLIGHT_DEMO: demo, PORCHLIGHT_DEMO_WIDTH: demoWidth }
  await run(['packages/demo/src/main.ts'], { ...process.env, ...variables, ...settings })
  writeFileSync(marker, [...done, demo].filter(Boolean).join('\n'))
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = runNode(args, { cwd: root, env, stderr: 'inherit' })
    child.stdout?.resume()
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new UserError(`The example content could not be written (${signal ?? `exit code ${code}`}).`))
    })
  })
}
