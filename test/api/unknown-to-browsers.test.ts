import { expect, test } from 'vitest'
import { call } from './call.ts'

/** Every script and style sheet that can be reached from the site's documents. */
async function everythingLoaded(): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.set(path, '')
    const text = await (await call(path)).text()
    seen.set(path, text)
    const named = text.match(/(?:\/assets\/|(?<=["'`]\.\/))[\w.-]+\.(?:js|css)/g) ?? []
    await Promise.all(named.map((name) => visit(name.startsWith('/') ? name : `/assets/${name}`)))
  }
  await Promise.all(['/', '/compare', '/admin'].map(visit))
  return seen
}

test('no page, script or style sheet knows how the site is deployed', async () => {
  const loaded = await everythingLoaded()
  const scripts = [...loaded].filter(([path]) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  // The names of the fields survive a minifier.
  for (const [path, text] of loaded)
    expect([path, /alarmEmail|monthlyBudget|threatProtection/.test(text)]).toEqual([path, false])
})
