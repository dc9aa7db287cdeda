import type { Page } from 'playwright/test'
import type { Sandbox } from '../../support/site/sandbox.ts'
import { propertyFields, unitFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { hydrated } from '../hydrated.ts'

test.use({ person: 'nobody' })

const availableHomes = { name: 'See available homes in Dallas' }
const portal = 'https://portal.example.com/listings'
const day = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000)
const availableFrom = day.toISOString().slice(0, 10)
const formattedDay = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

async function propertyRowsOf(sandbox: Sandbox, page: Page) {
  const building = await sandbox.property({ property: propertyFields({ title: `Maple Court ${Date.now()}` }) })
  for (const [unitNumber, availability] of [
    ['1', { availability: 'available', listingUrl: `${portal}/unit-1` }],
    ['2', { availability: 'soon', availableFrom }],
    ['3', { availability: 'leased' }],
  ] as const) {
    await sandbox.unit(building.id, { unit: unitFields(building.id, { unitNumber, ...availability }) })
  }
  const leased = await sandbox.property({
    property: propertyFields({
      title: `An Alder ${Date.now()}`,
      propertyType: 'single-family',
      featured: true,
      availability: 'leased',
      listingUrl: `${portal}/alder`,
    }),
  })
  const html = async (path: string) => (await page.request.get(path)).text()
  await expect.poll(() => html(`/property/${leased.id}`)).toContain('Leased')
  await expect.poll(() => html(`/property/${building.id}`)).toContain('1 of 3 available')
  // The city's page may be the last to be published.
  await expect
    .poll(() => html('/dallas'))
    .toMatch(new RegExp(`${building.title}[^]*1 of 3 available[^]*${leased.title}`))
  return { building, leased }
}

test('availability is shown wherever a property appears, and a leased one leads to others', async ({
  page,
  browser,
  baseURL,
  sandbox,
}) => {
  const { building, leased } = await propertyRowsOf(sandbox, page)
  const words = `1 of 3 available, next on ${formattedDay}`
  const card = (title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title })
  const availableLink = page.getByRole('article', { name: leased.title }).getByRole('link', availableHomes)
  const availableFilter = page.getByRole('button', { name: 'Available now' })

  await test.step('in the comparison', async () => {
    await page.goto(`/compare?ids=${building.id},${leased.id}`)
    await expect(page.getByRole('term').filter({ hasText: 'Availability' })).toHaveCount(2)
    await expect(page.getByRole('definition').filter({ hasText: words })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Leased' })).toBeVisible()
    await expect(availableLink).toHaveAttribute('href', '/dallas?available=now')
    await expect(page.getByRole('link', availableHomes)).toHaveCount(1)
  })
  await test.step('on the cards and in the dialogs of units', async () => {
    await page.goto(`/property/${building.id}`)
    await expect(page.getByRole('region', { name: 'Next step' })).toContainText(words)
    const unit = (n: number) => page.getByRole('article', { name: `Unit ${n}`, exact: true })
    const applyLink = { name: 'View listing and apply' }
    const viewLink = { name: 'View listing', exact: true }
    await expect(unit(1)).toContainText('Available now')
    await expect(unit(1).getByRole('link', applyLink)).toHaveAttribute('href', `${portal}/unit-1`)
    await expect(unit(2)).toContainText(`Available ${formattedDay}`)
    await expect(unit(2).getByRole('link', applyLink)).toHaveCount(0)
    await expect(unit(3)).toContainText('Leased')
    await unit(2).getByRole('button', { name: 'View Unit Details' }).click()
    const unitDialog = page.getByRole('dialog')
    await expect(unitDialog.getByRole('definition').first()).toHaveText(`Available ${formattedDay}`)
    // A unit without a listing of its own links to its building's listing.
    await expect(unitDialog.getByRole('link', viewLink)).toHaveAttribute('href', /\/listings$/)
    await unitDialog.getByRole('button', { name: 'Back to Units' }).click()
    await expect(unit(3).getByRole('link', availableHomes)).toHaveAttribute('href', '/dallas?available=now')
    await expect(unit(3).getByRole('link', applyLink)).toHaveCount(0)
    await unit(3).getByRole('button', { name: 'View Unit Details' }).click()
    await expect(unitDialog.getByRole('link', applyLink)).toHaveCount(0)
    await unitDialog.getByRole('button', { name: `Save ${building.title}` }).click()
    await expect(unitDialog.getByRole('button', { name: `Save ${building.title}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await unitDialog.getByRole('link', availableHomes).click()
    await expect(page).toHaveURL('/dallas?available=now')
    await expect(availableFilter).toHaveAttribute('aria-pressed', 'true')
    await expect(card(building.title)).toBeVisible()
    await expect(card(leased.title)).toHaveCount(0)
  })
  await test.step('three taps lead from a search to a unit’s listing', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' })
    await context.route(`${portal}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Apply here' }))
    const searchResults = await context.newPage()
    const address = `${baseURL}/property/${building.id}`
    await searchResults.setContent(
      `<meta name=viewport content="width=device-width"><a href="${address}">Maple Court</a>`,
    )
    const portalTab = context.waitForEvent('page')
    await searchResults.getByRole('link', { name: 'Maple Court' }).tap()
    const unit = searchResults.getByRole('article', { name: 'Unit 1', exact: true })
    await unit.getByRole('button', { name: 'View Unit Details' }).tap()
    await searchResults.getByRole('dialog').getByRole('link', { name: 'View listing and apply' }).tap()
    await expect(await portalTab).toHaveURL(`${portal}/unit-1`)
    await context.close()
  })

  await test.step('on the flyer of a leased one', async () => {
    await page.goto(`/property/${leased.id}`)
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    const caption = await page
      .locator('.flyer-link')
      .evaluate((element) => getComputedStyle(element, '::before').content)
    expect(caption).toContain('This home is leased. Scan to see available homes in Dallas:')
  })
})
