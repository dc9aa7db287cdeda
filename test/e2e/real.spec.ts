import { site } from '@porchlight/site/site.config'
import type { Page } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { expectAccessible } from './axe.ts'
import { holdRequests } from './hold-requests.ts'
import { hydrated } from './hydrated.ts'
import { typeAnyText } from './type-any-text.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = 'Is this listing really ours?'
const field = (page: Page) => page.getByLabel('Web address, phone number or email address')
const answer = (page: Page) => page.getByRole('main').getByRole('status')
const rules = [
  'Porchlight never asks for money before a showing.',
  'We never take payment by gift card or wire transfer.',
  'We never send keys by mail.',
]

test('a renter checks a contact on a phone, by keyboard', async ({ page, baseURL, properties }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  // No link is prefetched then.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const home = pick(properties, 'any', () => true)
  await page.goto(`/property/${home.id}`)
  await hydrated(page)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: heading })).toHaveAttribute('href', '/real')
  await page.getByRole('region', { name: 'Next step' }).getByRole('link', { name: heading }).click()
  await expect(page).toHaveURL('/real')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

  const requests: string[] = []
  // The check of accessibility scrolls to a lazy drawing of the footer.
  page.on('request', (request) => /\/assets\/.*\.svg$/.test(request.url()) || requests.push(request.url()))
  for (const [text, expected] of [
    [`${baseURL}/atlanta`, /^.*Yes, this is our website/],
    [site.contact.phone.replaceAll('-', ' '), /Yes, this is ours/],
    [site.contact.email.toUpperCase(), /Yes, this is ours/],
    ['https://www.example.com.evil.com/atlanta', /No, this is not ours/],
    ['call 404 555 0199', /No, this is not ours/],
    ['', /There is no web address/],
    ['<img src=x onerror=alert(1)>', /There is no web address/],
  ] as const) {
    await field(page).fill(text)
    await expect(answer(page)).toBeEmpty()
    await field(page).press('Enter')
    await expect(answer(page)).toHaveText(expected)
  }
  await field(page).fill(`Write to ${site.contact.email} or pay@evil.com`)
  await field(page).press('Tab')
  await page.keyboard.press('Enter')
  // Safari resets it on return.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
  await expect(field(page)).toHaveValue(/pay@evil.com$/)
  await expect(answer(page).locator('strong')).toHaveText([site.contact.email, 'pay@evil.com'])
  await expectAccessible(page)
  expect(await typeAnyText(page, page.getByRole('main'))).toBe(1)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(answer(page)).not.toBeEmpty()
  expect(requests).toEqual([])
  await expect(page).toHaveURL('/real')
})

test('Enter before the page is hydrated is answered afterwards', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/real')
  await field(page).fill('evil.com')
  await field(page).press('Enter')
  release()
  await expect(answer(page)).toHaveText(/No, this is not ours/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has all rules and contacts, and no field, also in print', async ({ page, baseURL }) => {
    await page.goto('/real')
    const main = page.getByRole('main')
    await expect(page).toHaveTitle(`${heading} | Porchlight`)
    for (const rule of rules) await expect(main).toContainText(rule)
    const { host } = new URL(baseURL ?? '')
    for (const contact of [host, site.contact.phone, site.contact.email]) await expect(main).toContainText(contact)
    await expect(field(page)).toBeHidden()
    await expect(main.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('link', { name: site.contact.phone })).toBeVisible()
  })
})
