import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logLine } from './machine/log.ts'
import { runStep } from './machine/run-step.ts'
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
  const env = { ...process.env, ...variables, ...settings }
  await runStep('Writing the example content', ['packages/demo/src/main.ts'], { cwd: root, env, stderr: 'inherit' })
  writeFileSync(marker, [...done, demo].filter(Boolean).join('\n'))
}
