import { pick, pickUnit, unitsOf } from '../support/site/catalogue.ts'
import { coveredFocus } from './covered-focus.ts'
import { dataFile } from './data-file.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

test('available units are first, leased ones last, and others can be hidden', async ({ page, baseURL, properties }) => {
  const building = pick(properties, 'with some available units', ({ availabilitySummary }) => {
    const { available = 0, total = 0 } = availabilitySummary?.units ?? {}
    return available > 0 && available < total
  })
  const units = await unitsOf(baseURL ?? '', building.id)
  const ranks = ['available', 'soon', undefined, 'leased']
  const states = units.map(({ availabilitySummary }) => ranks.indexOf(availabilitySummary?.state))
  const stateOf = new Map(units.map(({ unitNumber }, index) => [`Unit ${unitNumber}`, states[index]]))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/property/${building.id}`)
  await hydrated(page)
  const rows = page.getByRole('list').getByRole('article', { name: /^Unit / })
  const titles = await rows.getByRole('heading').allTextContents()
  expect(titles.map((title) => stateOf.get(title))).toEqual(states.toSorted())
  await test.step('in rows on a phone, without drawings', async () => {
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(330)
    await expect(rows.locator('img[src="/placeholder-house.svg"]:visible')).toHaveCount(0)
  })
  const toggle = page.getByRole('button', { name: 'Show available only' })
  await toggle.press('Enter')
  await expect(rows).toHaveCount(states.filter((state) => state === 0).length)
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.press('Enter')
  await expect(rows).toHaveCount(units.length)
  await test.step('until none is available', async () => {
    await toggle.press('Enter')
    const leased = units.map((unit) => ({ ...unit, availabilitySummary: { state: 'leased' } }))
    const json = await dataFile(page, [[['properties', building.id, 'units'], leased]])
    await page.route('**/data.json', (route) => route.fulfill({ json }))
    await page.clock.setFixedTime(Date.now() + 3_700_000)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(rows).toHaveCount(units.length)
  })
})

test('the flyer lists the features of units, but not when their availability was confirmed', async ({
  page,
  properties,
}) => {
  const building = pick(
    properties,
    'with confirmed units',
    ({ unitCount, availabilitySummary }) => Boolean(unitCount) && availabilitySummary?.confirmedDaysAgo !== undefined,
  )
  await page.goto(`/property/${building.id}`)
  await hydrated(page)
  const row = page.getByRole('article', { name: /^Unit / }).filter({ hasText: /Confirmed/ })
  await expect(row.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const confirmation of await page.getByText(/^Confirmed/).all()) await expect(confirmation).toBeHidden()
  await expect(row.locator('p:visible').first()).toBeVisible()
})

test("the bars of a unit's dialog never cover the focus", async ({ page, baseURL }) => {
  const { property, unit } = await pickUnit(
    baseURL ?? '',
    'with an image and features',
    ({ images, features }) => images.length > 0 && Boolean(features),
  )
  await page.goto(`/property/${property.id}`)
  await hydrated(page)
  for (const [width, height] of [[568, 320] as const, [320, 568] as const]) {
    await page.setViewportSize({ width, height })
    await unitOpener(page, unit).press('Enter')
    const dialog = page.getByRole('dialog')
    const back = dialog.getByRole('button', { name: 'Back to Units' })
    for (let n = 0; n < 30 && !(await back.evaluate((element) => element === document.activeElement)); n++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
    }
    await expect(back).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
