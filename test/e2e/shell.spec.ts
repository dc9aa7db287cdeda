import { expect, test } from './visitor-test.ts'

test('the header links to home, both cities and about, and marks the current page', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
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
})

test('the resident portal opens the provider’s sign-in in a new tab', async ({ page, context }) => {
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Resident Portal' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const [portal] = await Promise.all([context.waitForEvent('page'), link.click()])
  await portal.waitForLoadState()
  expect(portal.url()).toContain('/users/sign_in')
})

test('a visitor sees no Admin link', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
})

test('the footer names the company and its locations', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(
    'Family-owned and operated property management serving Intown Atlanta and East Dallas.',
  )
  await expect(footer).toContainText('Intown Atlanta, GA')
  await expect(footer).toContainText('East Dallas, TX')
  await expect(footer).toContainText(new RegExp(`${new Date().getFullYear()}.*All rights reserved\\.`))
  await expect(footer.getByRole('link', { name: 'Access Resident Portal' })).toHaveAttribute('target', '_blank')
  await expect(footer.getByRole('img', { name: 'Equal Housing Opportunity' })).toBeVisible()
})

test('the footer links to the accessibility page, with a contact for barriers, and to the privacy page', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const [name, address, text] of [
    ['Accessibility', '/accessibility', /WCAG\) 2\.2, level AA/],
    ['Privacy', '/privacy', /expires after 30 days.*We set no cookies for visitors/s],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  }
})

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/atlanta')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('every page has its own title, description and canonical link', async ({ page, properties, pageErrors }) => {
  const usedTexts = new Set<string>()
  const home = `/property/${properties[0]?.id}`
  const paths = [
    '/',
    '/atlanta',
    '/dallas',
    home,
    '/compare',
    '/saved',
    '/about',
    '/accessibility',
    '/privacy',
    '/real',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const title = await page.title()
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(usedTexts.has(title), `${path} shares its title "${title}"`).toBe(false)
    expect(usedTexts.has(description ?? ''), `${path} shares its description`).toBe(false)
    usedTexts.add(title).add(description ?? '')
    if (path !== '/nowhere') {
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(path)
    }
  }
  pageErrors.length = 0
})

test('an unknown URL shows the not-found screen', async ({ page, pageErrors }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  pageErrors.length = 0
})

test('about us shows the three values and both locations', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(page.getByText('Family-owned and operated property management since day one')).toBeVisible()
  for (const name of ['Quality Properties', 'Personal Service', 'Trusted Experience', 'Our Locations']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const main = page.getByRole('main')
  await expect(main.getByText(/Atlanta/).first()).toBeVisible()
  await expect(main.getByText(/Dallas/).first()).toBeVisible()
})
