import { long, oddities, oddText } from '../../support/site/odd-text.ts'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'

test.use({ person: 'nobody' })

/** HTML has only one kind of line break. */
const withHtmlLineBreaks = (text: string) => text.replaceAll(/\r\n?/g, '\n')

for (const [name, text] of [...Object.entries(oddities), ['50 KB of all of these', long]] as const) {
  test(`${name}: the page shows exactly what was typed, and hydrates without a mismatch`, async ({ page, sandbox }) => {
    const { fields, unit } = oddText(text)
    const { id } = await sandbox.property({ property: propertyFields(fields) })
    const { id: unitId } = await sandbox.unit(id, { unit: unitFields(id, unit), images: [] })
    await expect
      .poll(async () => (await page.request.get(`/property/${id}`)).text(), { timeout: 5000, intervals: [100] })
      .toContain(unitId)
    await page.goto(`/property/${id}`)
    // A mismatch would be an uncaught error, which fails the test.
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const textOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.textContent)
    expect(await textOf('h1')).toBe(withHtmlLineBreaks(fields.title))
    expect(await textOf('main address')).toBe(withHtmlLineBreaks(fields.address))
    expect(await page.getByRole('list', { name: 'Features' }).getByRole('listitem').allTextContents()).toEqual(
      fields.features.map(withHtmlLineBreaks),
    )
    expect(await textOf('article h3')).toBe(`Unit ${withHtmlLineBreaks(unit.unitNumber)}`)
  })
}
