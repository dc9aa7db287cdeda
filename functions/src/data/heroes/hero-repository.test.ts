import { afterAll, beforeAll, expect, test } from 'vitest'
import { image } from '../../../../test/support/functions/examples.ts'
import { startTable, type TestTable } from '../../../../test/support/functions/table-server.ts'
import { addHeroImage, listHeroImages } from './hero-repository.ts'

let server: TestTable
beforeAll(async () => {
  server = await startTable()
})
afterAll(() => server.stop())

test('hero images keep the order in which they were added, up to four', async () => {
  expect(await listHeroImages(server.table)).toEqual([])

  const first = await addHeroImage(server.table, image(1))
  await expect(addHeroImage(server.table, image(9), { id: first.id })).rejects.toMatchObject({ code: 'conflict' })

  const others = []
  for (const n of [2, 3, 4]) others.push(await addHeroImage(server.table, image(n)))
  expect(await listHeroImages(server.table)).toEqual([first, ...others])
  expect(others.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3])

  await expect(addHeroImage(server.table, image(5))).rejects.toMatchObject({ code: 'conflict' })
  expect(await listHeroImages(server.table)).toHaveLength(4)
})
