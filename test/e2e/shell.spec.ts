import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test('the first Tab reaches a link that skips to the content; the header links to the portal, home, both cities and about, and marks the current page', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const header = page.getByRole('banner')
  await test.step('the resident portal opens the provider’s sign-in in a new tab', async () => {
    const link = header.getByRole('link', { name: 'Resident Portal' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    const [portal] = await Promise.all([context.waitForEvent('page'), link.click()])
    await portal.waitForLoadState()
    expect(portal.url()).toContain('/users/sign_in')
    await portal.close()
  })
  for (const [name, path] of [
    ['Atlanta', '/atlanta'],
    ['Dallas', '/dallas'],
    ['About', '/about'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await header.getByRole('link', { name: 'Properties' }).click()
  await expect(page).toHaveURL('/')
  await test.step('a visitor sees no Admin link', async () => {
    await expect(header.getByRole('link', { name: 'About', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  })
})

test('the focus ring is light on dark ground', async ({ page, properties }) => {
  const { id } = pick(properties, 'with images', ({ images }) => images.length > 1)
  const light = 'rgb(247, 241, 229)'
  await page.goto('/')
  await hydrated(page)
  for (const control of [
    page.getByRole('contentinfo').getByRole('link').first(),
    page.getByRole('region', { name: 'Our homes' }).getByRole('button').first(),
  ]) {
    await control.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(control).toHaveCSS('outline-color', light)
  }
  await page.goto(`/property/${id}`)
  await hydrated(page)
  await page.getByRole('main').locator('button:has(img)').first().press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveCSS('outline-color', light)
})

test('a dark theme forced by the browser changes no color', async ({ page }) => {
  await page.goto('/atlanta')
  await hydrated(page)
  const badge = page.getByText('Featured', { exact: true }).first()
  const before = await badge.screenshot()
  await page.emulateMedia({ colorScheme: 'dark' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await badge.screenshot()).equals(before)).toBe(true)
})
