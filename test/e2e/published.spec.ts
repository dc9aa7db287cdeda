import { setTimeout } from 'node:timers/promises'
import { propertyFields } from '../fixtures/sandbox.ts'
import { expect, test } from './admin-test.ts'

/** How long a save may take to reach the pages, in milliseconds. */
const freshWithin = 3000

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, person: 'nobody' })

  test('a city shows all its homes, and links lead on', async ({ page, properties }) => {
    await page.goto('/atlanta')
    const homes = properties.filter(({ location }) => location === 'atlanta')
    for (const { title } of homes.slice(0, 12)) {
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    await page.getByRole('banner').getByRole('link', { name: 'Dallas' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('East Dallas Properties')
  })

  test('a home shows its facts and pictures', async ({ page, properties }) => {
    const home = properties.find(({ propertyType, images }) => propertyType === 'single-family' && images.length > 2)
    await page.goto(`/property/${home?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: home?.title })).toBeVisible()
    const first = page.getByRole('main').locator('img').first()
    await expect(first).toBeVisible()
    expect(await page.getByRole('main').locator('button img').count()).toBeGreaterThan(2)
  })
})

test.describe('a visitor who opens a page', () => {
  test.use({ person: 'nobody' })

  test('waits for no call, and finds it as it was published', async ({ page, properties, pageTrouble }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname.replace(/[^/]+$/, '…'))
    })
    for (const path of ['/', '/atlanta', '/dallas', '/about', `/property/${properties[0]?.id}`]) {
      await page.goto(path)
      // alive: the scroll memory is one of the first things that it does
      await page.waitForFunction(() => history.scrollRestoration === 'manual')
      expect(await page.locator('head title').count()).toBe(1)
      expect(await page.locator('head meta[name=description]').count()).toBe(1)
      expect(await page.locator('head link[rel=canonical]').count()).toBe(1)
    }
    const others = calls.filter((path) => !/^\/api\/(auth|analytics\/track-view)\//.test(path))
    expect(others).toEqual([])
    expect(pageTrouble).toEqual([])
  })

  test('loses no click and no word that comes before the script', async ({ page }) => {
    await page.route('**/assets/index-*.js', async (route) => {
      await setTimeout(1000)
      await route.continue()
    })
    await page.goto('/dallas', { waitUntil: 'domcontentloaded' })
    await page
      .getByRole('button', { name: /add to comparison/i })
      .first()
      .click()
    await page.getByRole('searchbox').fill('zzz no such home')
    await expect(page.getByText('No properties match your filters.')).toBeVisible()
    await expect(page.getByText('Compare Properties (1/3)')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('zzz no such home')
  })
})

test('what is saved is on the pages within 3 seconds, the last of two saves last', async ({ admin, sandbox, page }) => {
  const html = async (path: string) => (await page.request.get(path)).text()
  const shows = (path: string, text: string) =>
    expect.poll(async () => (await html(path)).includes(text), { timeout: freshWithin, intervals: [100] }).toBe(true)

  const title = `Published "house" & co <b> ${Date.now()}`
  const { id, images } = await sandbox.property({ property: propertyFields({ title }) })
  await shows('/dallas', `&amp; co &lt;b&gt;`)
  await shows(`/property/${id}`, title.slice(-13))

  for (const saved of ['First save', 'Second save']) {
    const property = propertyFields({ title: `${saved} ${title.slice(-13)}` })
    await admin.send('PUT', `/api/properties/${id}`, { property, images })
  }
  await shows(`/property/${id}`, 'Second save')
  await shows('/dallas', `Second save ${title.slice(-13)}`)
  await shows('/sitemap.xml', id)

  await admin.send('DELETE', `/api/properties/${id}`)
  await expect
    .poll(async () => (await page.request.get(`/property/${id}`)).status(), { timeout: freshWithin, intervals: [100] })
    .toBe(404)
  await shows('/dallas', 'East Dallas Properties')
  expect(await html('/dallas')).not.toContain(id)
  expect(await html(`/property/${id}`)).toContain('404 Page Not Found')
})
