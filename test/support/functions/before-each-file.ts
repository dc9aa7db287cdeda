import { afterAll, vi } from 'vitest'

// The worker keeps modules from file to file.
vi.resetModules()
// A busy machine may be slow. Timeouts have their own tests.
const { interactive } = await import('../../../functions/src/aws/client-options.ts')
interactive.responseTimeoutMs = 5000
const before = { ...process.env }
// Writes log lines.
console.info = () => {}
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
