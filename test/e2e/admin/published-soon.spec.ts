import { propertyFields } from '../../fixtures/sandbox.ts'
import { expect, test } from '../admin-test.ts'

/** How long a save may take to reach the pages, in milliseconds. */
const freshWithin = 3000

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
  await expect
    .poll(async () => (await html('/dallas')).includes(id), { timeout: freshWithin, intervals: [100] })
    .toBe(false)
  expect(await html('/dallas')).toContain('East Dallas Properties')
  expect(await html(`/property/${id}`)).toContain('404 Page Not Found')
})
