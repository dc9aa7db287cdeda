import { propertyTypeLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import type { Page } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { dataFile } from './data-file.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

const cardOf = (page: Page, { title }: Property) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('each city lists exactly the homes of its location, each as a card that links to the home', async ({
  page,
  properties,
}) => {
  const full = pick(
    properties,
    'featured with a style and four features',
    ({ featured, architecturalStyle, features }) => featured && architecturalStyle !== null && features.length > 3,
  )
  const withoutFeatures = pick(properties, 'without features', ({ features }) => features.length === 0)
  const withoutImages = pick(properties, 'without images', ({ images }) => images.length === 0)
  for (const [location, title] of [
    ['atlanta', 'Intown Atlanta Properties'],
    ['dallas', 'East Dallas Properties'],
  ] as const) {
    const propertiesOf = properties.filter((property) => property.location === location)
    await page.goto(`/${location}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(`Showing ${propertiesOf.length} properties`).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(propertiesOf.length)
    if (propertiesOf.includes(withoutFeatures))
      await expect(cardOf(page, withoutFeatures).getByText(withoutFeatures.description.slice(0, 40))).toBeVisible()
    if (propertiesOf.includes(withoutImages))
      await expect(cardOf(page, withoutImages).locator('img')).toHaveAttribute('src', '/placeholder-house.svg')
    if (!propertiesOf.includes(full)) continue
    const card = cardOf(page, full)
    for (const text of [full.architecturalStyle ?? '', 'Featured', ...full.features.slice(0, 3)])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    await expect(card.getByText(full.features[3] ?? '', { exact: true })).toHaveCount(0)
    const link = card.getByRole('link', { name: full.title, exact: true })
    await expect(link).toHaveAttribute('href', `/property/${full.id}`)
  }
  await test.step('and has read them again when it is shown an hour later', async () => {
    await hydrated(page)
    const json = await dataFile(page, [[['city', 'dallas'], []]])
    await page.route('**/dallas/data.json', (route) => route.fulfill({ json }))
    await page.clock.setFixedTime(Date.now() + 3_700_000)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Showing 0 properties')).toBeVisible()
  })
})

test('search, bedrooms and type filter the list and are in the URL; prices filter nothing and only show Clear', async ({
  page,
  properties,
}) => {
  const { length: count } = properties.filter(
    ({ location, propertyType, bedrooms }) =>
      location === 'atlanta' && propertyType === 'single-family' && (bedrooms === null || bedrooms >= 2),
  )
  const shown = page.getByText(new RegExp(`^Showing ${count} propert(y|ies)$`)).first()
  await page.goto('/atlanta')
  // Otherwise both filters may be one history entry.
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^clear/i })).toHaveCount(0)
  await test.step('the price inputs are a placeholder', async () => {
    await expect(page.getByText('Price Range (placeholder)')).toBeVisible()
    await expect(
      page.getByText('Note: Price filtering is a placeholder - property prices are not stored in the database yet.'),
    ).toBeVisible()
    const before = await page.getByRole('article').count()
    await page.getByLabel(/min/i).fill('900000')
    await expect(page.getByRole('article')).toHaveCount(before)
    await expect(page).toHaveURL('/atlanta')
    await page.getByRole('button', { name: /^clear/i }).click()
    await expect(page.getByLabel(/min/i)).toHaveValue('')
  })
  await page.getByLabel('Bedrooms').selectOption({ label: '2+' })
  await page.getByLabel('Property Type').selectOption({ label: propertyTypeLabels['single-family'] })
  await expect(shown).toBeVisible()
  await expect(page).toHaveURL('/atlanta?beds=2&type=single-family')
  await page.reload()
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: /^clear/i }).click()
  await expect(page).toHaveURL('/atlanta')
  await expect(page.getByLabel('Bedrooms')).toHaveValue(/^(|any)$/)

  await page.goto('/about')
  await page.evaluate(() => void setTimeout(() => history.go(-4)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Atlanta')
  await hydrated(page)
  await expect(page.getByLabel('Bedrooms'), 'not restored by the browser').toHaveValue('')
})
