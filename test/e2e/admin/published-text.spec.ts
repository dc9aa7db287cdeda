import { long, oddities, oddText } from '../../support/site/odd-text.ts'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'

test.use({ person: 'nobody' })

/** HTML has only one kind of line break. */
const withHtmlLineBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n')

test('pages show exactly what was typed, and hydrate without a mismatch', async ({ page, sandbox }) => {
  test.slow()
  const names = Object.keys(oddities)
  const threes = [0, 3, 6].map((n) => names.slice(n, n + 3))
  const groups = threes.map((group) => [group.join(', '), group.map((name) => oddities[name]).join(' ')] as const)
  const homes = await Promise.all(
    [...groups, ['50 KB of all of these', long] as const].map(async ([name, text]) => {
      const { fields, unit } = oddText(text)
      const { id } = await sandbox.property({ property: propertyFields(fields) })
      const { id: unitId } = await sandbox.unit(id, { unit: unitFields(id, unit), images: [] })
      return { name, fields, unit, id, unitId }
    }),
  )
  const textOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.textContent)
  for (const { name, fields, unit, id, unitId } of homes)
    await test.step(name, async () => {
      await expect
        .poll(async () => (await page.request.get(`/property/${id}`)).text(), { timeout: 10_000, intervals: [200] })
        .toContain(unitId)
      await page.goto(`/property/${id}`)
      // A mismatch would be an uncaught error, which fails the test.
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
      expect(await textOf('h1')).toBe(withHtmlLineBreaks(fields.title))
      expect(await textOf('main address')).toBe(withHtmlLineBreaks(fields.address))
      expect(await page.getByRole('list', { name: 'Features' }).getByRole('listitem').allTextContents()).toEqual(
        fields.features.map(withHtmlLineBreaks),
      )
      expect(await textOf('article h3')).toBe(`Unit ${withHtmlLineBreaks(unit.unitNumber)}`)
    })
})
