import { afterAll, vi } from 'vitest'

// The worker keeps modules from file to file; imports and settings must not leak.
vi.resetModules()
// Timeouts are tested where services hang. Elsewhere a busy machine may be slow.
const { interactive } = await import('../../../functions/src/aws/client-options.ts')
interactive.responseTimeoutMs = 5000
const before = { ...process.env }
// Every administrator's write logs a line.
console.info = () => {}
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
