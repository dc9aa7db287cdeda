import type { Page } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Collects `<id> <action>`, and with each view where the visit began. */
function watchReports(page: Page) {
  const actions: string[] = []
  const starts: unknown[] = []
  page.on('request', (request) => {
    const id = /\/api\/properties\/([^/]+)\/actions$/.exec(request.url())?.[1]
    if (id) actions.push(`${id} ${request.postDataJSON().action}`)
    if (request.url().includes('/track-view/')) starts.push(request.postDataJSON()?.from)
  })
  return { actions, starts }
}

test('apply, directions, share, save and print are counted, and saving once', async ({ page, properties, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: async () => {} }))
  const home = pick(
    properties,
    'a house with an address to apply for',
    ({ propertyType, address, availabilitySummary }) =>
      Boolean(propertyType === 'single-family' && address && availabilitySummary?.state === 'available'),
  )
  await context.route(/google\.com|\/listings/, (route) => route.fulfill({ body: 'elsewhere' }))
  const { actions } = watchReports(page)
  await page.goto(`/property/${home.id}`)
  await hydrated(page)
  const step = page.getByRole('region', { name: 'Next step' }).first()
  await step.getByRole('link', { name: 'View listing and apply' }).click()
  await step.getByRole('link', { name: 'Directions' }).press('Enter')
  await page.getByRole('button', { name: `Share ${home.title}` }).click()
  const save = page.getByRole('button', { name: `Save ${home.title}` })
  await save.click()
  await save.click()
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    window.dispatchEvent(new Event('beforeprint'))
  })
  const expected = ['apply', 'directions', 'share', 'save', 'print'].map((action) => `${home.id} ${action}`)
  await expect.poll(() => actions).toEqual(expected)
  expect(await context.cookies()).toEqual([])
})

test('the first view of a visit says where it began, also on another page; later views do not', async ({
  page,
  properties,
}) => {
  const home = pick(properties, 'in Dallas', ({ location }) => location === 'dallas')
  const { starts } = watchReports(page)
  await page.goto('/dallas', { referer: 'https://www.nextdoor.com/post/1' })
  await hydrated(page)
  await page.getByRole('link', { name: home.title, exact: true }).click()
  await expect.poll(() => starts).toEqual(['www.nextdoor.com'])
  await page.goBack()
  await page.getByRole('link', { name: home.title, exact: true }).click()
  await expect.poll(() => starts).toEqual(['www.nextdoor.com', undefined])
  await page.goto(`/property/${home.id}?from=flyer`)
  await expect.poll(() => starts.at(-1)).toBe('flyer')
  await page.goto(`/property/${home.id}`, { referer: '' })
  await expect.poll(() => starts.at(-1)).toBe('direct')
  await page.reload()
  await expect.poll(() => starts).toEqual(['www.nextdoor.com', undefined, 'flyer', 'direct', undefined])
})
