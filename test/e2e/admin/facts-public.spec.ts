import type { PropertyFields } from '@porchlight/contract/properties/property'
import { propertyFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { expectPublic } from './actions.ts'

test('visitors on a phone filter by facts, read them and enlarge the floor plan', async ({
  visitor,
  admin,
  sandbox,
  title,
}) => {
  test.slow()
  const fields = (name: string, more: Partial<PropertyFields>) =>
    propertyFields({ title: `${title} ${name}`, location: 'dallas', propertyType: 'single-family', ...more })
  const images = [{ url: await upload(admin) }, { url: await upload(admin), kind: 'floor-plan' as const }]
  const tourUrl = 'https://tours.example.com/1'
  const facts = { dogs: 'yes' as const, laundry: 'in-unit' as const, elevator: false }
  const { id } = await sandbox.property({
    property: fields('Dog', { facts, tourUrl, neighborhood: 'Oak Nook' }),
    images,
  })
  await sandbox.property({ property: fields('Silent', { facts: { dogs: 'yes' }, availability: 'available' }) })
  await visitor.setViewportSize({ width: 390, height: 844 })
  const main = visitor.getByRole('main')
  const card = (name: string) => main.getByRole('article', { name: `${title} ${name}`, exact: true })

  await expectPublic(visitor, '/dallas', () => expect(card('Silent')).toBeAttached({ timeout: 3_000 }))
  await test.step('chips filter and are in the address', async () => {
    await visitor.getByRole('button', { name: 'Filters' }).click()
    await visitor.getByRole('button', { name: 'Dogs', exact: true }).click()
    await visitor.getByRole('button', { name: 'In-unit laundry' }).focus()
    await visitor.keyboard.press('Space')
    await expect(visitor).toHaveURL('/dallas?facts=dogs,laundry-in-unit')
    await expect(card('Dog')).toBeVisible()
    await expect(card('Silent')).toHaveCount(0)
    await expect(card('Dog').getByRole('listitem').filter({ hasText: 'In-unit laundry' })).toBeVisible()
    await expect(card('Dog').getByText('Oak Nook')).toBeVisible()
  })
  await test.step('properties with an unknown fact are counted and shown', async () => {
    await expect(visitor.getByRole('status').filter({ hasText: /more homes? do(?:es)?n't say/ })).toBeVisible()
    await visitor.getByRole('button', { name: 'Show them' }).click()
    await expect(card('Silent')).toBeVisible()
    await expectAccessible(visitor)
    await visitor.setViewportSize({ width: 390, height: 844 })
  })
  await test.step('a tap on the list right after "Available now" keeps it', async () => {
    const available = visitor.getByRole('button', { name: 'Available now' })
    const hide = await visitor.getByRole('button', { name: 'Hide them' }).elementHandle()
    await available.evaluate(async (first: HTMLElement, second) => {
      first.click()
      // React renders the choice, and not yet the list.
      await Promise.resolve()
      if (second instanceof HTMLElement) second.click()
    }, hide)
    await expect(visitor.getByRole('button', { name: 'Show them' })).toBeVisible()
    await expect(visitor).toHaveURL(/available/)
    await expect(card('Dog')).toHaveCount(0)
    await visitor.goto('/dallas?neighborhood=oak%20nook')
    await expect(main.getByRole('article')).toHaveCount(1)
  })
  await test.step('the property page has facts, floor plan and tour', async () => {
    await card('Dog').getByRole('link').first().click()
    await expect(visitor).toHaveURL(`/property/${id}`)
    const known = main.getByRole('region', { name: 'Good to know' })
    await expect(known.getByText('Assistance animals are not pets.')).toBeVisible()
    await expect(known.getByRole('term')).toHaveText(['Dogs', 'Laundry', 'Elevator'])
    await expect(known.getByRole('definition')).toHaveText(['Allowed', 'In unit', 'No'])
    await expect(visitor).toHaveTitle(/Oak Nook/)
    await expect(main.getByRole('complementary')).toMatchAriaSnapshot('- paragraph: Oak Nook · East Dallas, TX')
    await main.getByRole('button', { name: /^Enlarge: Floor plan/ }).click()
    const viewer = visitor.getByRole('dialog', { name: 'Floor plan' })
    const plan = viewer.getByRole('img')
    const width = async () => (await plan.boundingBox())?.width ?? 0
    const before = await width()
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await visitor.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    const tour = main.getByRole('region', { name: '3D Tour' })
    await expect(tour.getByRole('link', { name: 'Open the 3D tour in a new tab' })).toHaveAttribute('href', tourUrl)
    await expect(tour.locator('iframe')).toHaveCount(0)
    await visitor.route(`${tourUrl}**`, (route) => route.fulfill({ body: 'A tour' }))
    await tour.getByRole('button', { name: 'Take the 3D tour' }).click()
    await expect(tour.locator('iframe')).toHaveAttribute('src', tourUrl)
  })
})
