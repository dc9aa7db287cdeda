import { runningEnvironment } from '../../support/site/environment.ts'
import { startFaultyProxy } from '../../support/site/faulty-proxy.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, uploadImages } from './actions.ts'
import { expectImage } from './photos.ts'
import { expectToast } from './toasts.ts'

test('an image whose upload response was lost is not uploaded again and is stored once', async ({
  page,
  photos,
  title,
  pageErrors,
}) => {
  const storage = (await runningEnvironment()).AWS_ENDPOINT_URL_S3
  const proxy = await startFaultyProxy(storage)
  const sent: [path: string, status: number][] = []
  proxy.breaks((response) => {
    if (response.method !== 'PUT') return
    sent.push([response.path, response.status])
    response.isLost = sent.length === 1
  })
  await page.route(/X-Amz-Signature/, (route) =>
    route.continue({ url: route.request().url().replace(storage, proxy.origin) }),
  )
  try {
    await page.goto('/admin/property/new')
    await uploadImages(page, [photos.red])
    await expectToast(page, 'Success', '1 image(s) uploaded successfully')
  } finally {
    proxy.stop()
  }
  await expect(imageRows(page)).toHaveCount(1)
  expect(sent.map(([, status]) => status)).toEqual([200, 412])
  expect(new Set(sent.map(([path]) => path)).size).toBe(1)
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Any')
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Success', 'Property created successfully')
  await expectImage(page.getByRole('article').filter({ hasText: title }).locator('img'), 'red')
  pageErrors.length = 0
})

test('a property whose response was lost is created once, with its image, when it is saved again', async ({
  page,
  photos,
  title,
  sandbox,
  pageErrors,
}) => {
  let posts = 0
  await page.route('**/api/properties', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posts += 1
    if (posts > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto('/admin/property/new')
  await uploadImages(page, [photos.red])
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Any')
  const button = page.getByRole('button', { name: 'Create Property' }).first()
  await button.click()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Error', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: /^Title/ }).fill(`${title} again`)
  await button.click()
  await expectToast(page, 'Success', 'Property created successfully')
  expect(posts).toBe(2)
  const all: { id: string; title: string; images: object[] }[] = await (
    await page.request.get('/api/properties?scope=admin')
  ).json()
  const created = all.filter((property) => property.title.startsWith(title))
  sandbox.alsoClear(...created.map(({ id }) => id))
  expect(created).toMatchObject([{ title: `${title} again`, images: [expect.anything()] }])
  pageErrors.length = 0
})
