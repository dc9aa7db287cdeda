import { afterAll, vi } from 'vitest'

// The worker keeps its libraries from file to file; what an earlier file imported or set must not be seen.
vi.resetModules()
// That a call ends soon when a service hangs is tested where services hang; elsewhere a busy machine takes its time.
const { prompt } = await import('../../../functions/src/aws/client-options.ts')
prompt.answerWithinMs = 5000
const before = { ...process.env }
// Every write of an administrator leaves a line, which would only hide what tests say.
console.info = () => {}
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
