import { afterAll, vi } from 'vitest'

// The worker keeps its libraries from file to file; what an earlier file imported or set must not be seen.
vi.resetModules()
const before = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
