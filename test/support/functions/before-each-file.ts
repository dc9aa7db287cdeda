import { afterAll, vi } from 'vitest'

// The worker keeps modules from file to file; the imports and settings of an earlier file must not leak.
vi.resetModules()
// Timeouts are tested where services hang. Elsewhere a busy machine is allowed to be slow.
const { prompt } = await import('../../../functions/src/aws/client-options.ts')
prompt.answerWithinMs = 5000
const before = { ...process.env }
// Every administrator's write logs a line, which would hide test output.
console.info = () => {}
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
