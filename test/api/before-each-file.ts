import { afterAll, vi } from 'vitest'

// The worker keeps its libraries between files, but a file must not see what an earlier one imported.
vi.resetModules()
const before = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
