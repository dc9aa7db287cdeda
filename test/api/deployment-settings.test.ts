import { expect, test } from 'vitest'
import { call } from './call.ts'

async function loadEverything(): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const load = async (path: string): Promise<void> => {
    if (texts.has(path)) return
    texts.set(path, '')
    const text = await (await call(path)).text()
    texts.set(path, text)
    const paths = text.match(/(?:\/assets\/|(?<=["'`]\.\/))[\w.-]+\.(?:js|css)/g) ?? []
    await Promise.all(paths.map((name) => load(name.startsWith('/') ? name : `/assets/${name}`)))
  }
  await Promise.all(['/', '/compare', '/admin'].map(load))
  return texts
}

test('no page, script or style sheet contains deployment settings', async () => {
  const files = await loadEverything()
  const scripts = [...files].filter(([path]) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  // A minifier keeps the names of the fields.
  for (const [path, text] of files)
    expect([path, /alarmEmail|monthlyBudget|threatProtection/.test(text)]).toEqual([path, false])
})
