import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { unitFields } from '../../../test/support/functions/examples.ts'
import { asHtml, contentOf, dataOf, pageOf, startPublishing } from '../../../test/support/functions/publishing.ts'
import { listProperties } from '../data/properties/property-repository.ts'
import { moveToTrash } from '../data/properties/trash.ts'
import { createUnit } from '../data/units/unit-repository.ts'
import { type Publishing, publish } from './publish.ts'

const site = await startPublishing()
let publishing: Publishing
beforeEach(() => {
  site.render.mockReset().mockImplementation(async (content) => asHtml(content))
  publishing = site.instance()
})
afterAll(() => site.stop())

test('a run killed after 3 pages is completed by the next', { tags: ['fault'] }, async () => {
  while ((await listProperties(site.table)).length < 12) await site.create()
  await site.removeObjects()
  const script = fileURLToPath(new URL('../../../test/support/functions/publish-and-die.ts', import.meta.url))
  const child = spawn(process.execPath, [script, '3'], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')

  await publish(publishing)
  const keys = await site.stored()
  expect((await listProperties(site.table)).filter(({ id }) => !keys.has(pageOf(id)))).toEqual([])
})

test('of two concurrent runs the earlier read does not win', async () => {
  const { id } = await site.create()
  await publish(publishing)
  await createUnit(site.table, { fields: unitFields(id, '1'), images: [] })
  let isFirst = true
  site.render.mockImplementation(async (content) => {
    if (isFirst && content.page === 'property') {
      isFirst = false
      // This run has read one unit. Another unit is saved and published by a second run.
      await createUnit(site.table, { fields: unitFields(id, '2'), images: [] })
      expect((await publish(site.instance())).written).toContain(pageOf(id))
    }
    return asHtml(content)
  })
  await publish(publishing)
  for (const key of [dataOf(id), pageOf(id)]) {
    const { units } = contentOf(await site.read(key))
    expect(units.map(({ unitNumber }: { unitNumber: string }) => unitNumber)).toEqual(['1', '2'])
  }
})

test('a property that is deleted while its first page is being written has no page in the end', async () => {
  await publish(publishing)
  const { id } = await site.create()
  site.render.mockImplementation(async (content) => {
    if (content.page === 'property' && content.property.id === id && !(await site.stored()).has(pageOf(id))) {
      await moveToTrash(site.table, id).catch(() => undefined)
      // There is no page to remove yet.
      await publish(site.instance())
    }
    return asHtml(content)
  })
  await publish(publishing)
  expect([...(await site.stored()).keys()].filter((key) => key.includes(id))).toEqual([])
})

test('a page that is replaced again and again ends the run with an error', async () => {
  const { id } = await site.create()
  site.render.mockImplementation(async (content) => JSON.stringify([content, crypto.randomUUID()]))
  publishing.rendered.get = () => undefined
  await expect(publish(publishing, { maxPasses: 3 })).rejects.toThrow('still changing')
  expect((await site.stored()).has(pageOf(id))).toBe(true)
})
