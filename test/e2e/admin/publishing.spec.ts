import { propertyFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'

test('two saves in a row end with the second on the public pages', async ({ admin, sandbox, page }) => {
  const html = async (path: string) => (await page.request.get(path)).text()
  const shows = (path: string, text: string) =>
    expect.poll(async () => (await html(path)).includes(text), { timeout: 15_000 }).toBe(true)

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
  await expect.poll(async () => (await page.request.get(`/property/${id}`)).status(), { timeout: 15_000 }).toBe(404)
  await expect.poll(async () => (await html('/dallas')).includes(id), { timeout: 15_000 }).toBe(false)
  expect(await html('/dallas')).toContain('East Dallas Properties')
  expect(await html(`/property/${id}`)).toContain('404 Page Not Found')
})
