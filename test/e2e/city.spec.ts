import { propertyTypeLabels } from '@porchlight/contract/properties/options'
import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test('each city lists exactly the homes of its location', async ({ page, properties }) => {
  for (const [location, title] of [
    ['atlanta', 'Intown Atlanta Properties'],
    ['dallas', 'East Dallas Properties'],
  ] as const) {
    const propertiesOf = properties.filter((property) => property.location === location)
    await page.goto(`/${location}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(`Showing ${propertiesOf.length} properties`).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(propertiesOf.length)
  }
})

test('search, bedrooms and type filter the list and are in the URL', async ({ page, properties }) => {
  const propertiesOfType = (type: string) =>
    properties.filter(
      ({ location, propertyType, bedrooms }) =>
        location === 'atlanta' && propertyType === type && (bedrooms === null || bedrooms >= 2),
    )
  await page.goto('/atlanta')
  // Otherwise both filters may be one history entry.
  await hydrated(page)
  await expect(page.getByRole('button', { name: /^clear/i })).toHaveCount(0)
  await page.getByLabel('Bedrooms').selectOption({ label: '2+' })
  await page.getByLabel('Property Type').selectOption({ label: propertyTypeLabels['single-family'] })
  const count = propertiesOfType('single-family').length
  await expect(page.getByText(new RegExp(`^Showing ${count} propert(y|ies)$`)).first()).toBeVisible()
  await expect(page).toHaveURL('/atlanta?beds=2&type=single-family')
  await page.reload()
  await expect(page.getByText(new RegExp(`^Showing ${count} propert(y|ies)$`)).first()).toBeVisible()
  await page.getByRole('button', { name: /^clear/i }).click()
  await expect(page).toHaveURL('/atlanta')
  await expect(page.getByLabel('Bedrooms')).toHaveValue(/^(|any)$/)

  await page.goto('/about')
  await page.evaluate(() => void setTimeout(() => history.go(-4)))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Atlanta')
  await hydrated(page)
  await expect(page.getByLabel('Bedrooms'), 'not restored by the browser').toHaveValue('')
})

test('the price inputs are a placeholder: they filter nothing and only show Clear', async ({ page }) => {
  await page.goto('/atlanta')
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

test('a card shows style, featured and the first three features, and links to the home', async ({
  page,
  properties,
}) => {
  const home = pick(
    properties,
    'featured with a style and four features',
    ({ featured, architecturalStyle, features }) => featured && architecturalStyle !== null && features.length > 3,
  )
  await page.goto(`/${home.location}`)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: home.title, exact: true }) })
  await expect(card.getByText(home.architecturalStyle ?? '', { exact: true })).toBeVisible()
  await expect(card.getByText('Featured', { exact: true })).toBeVisible()
  for (const feature of home.features.slice(0, 3)) await expect(card.getByText(feature, { exact: true })).toBeVisible()
  await expect(card.getByText(home.features[3] ?? '', { exact: true })).toHaveCount(0)
  await card.getByRole('link', { name: home.title, exact: true }).click()
  await expect(page).toHaveURL(`/property/${home.id}`)
})

test('a card shows the description if there are no features, and the placeholder if there are no images', async ({
  page,
  properties,
}) => {
  const withoutFeatures = pick(properties, 'without features', ({ features }) => features.length === 0)
  await page.goto(`/${withoutFeatures.location}`)
  const card = page.getByRole('article').filter({ hasText: withoutFeatures.title })
  await expect(card.getByText(withoutFeatures.description.slice(0, 40))).toBeVisible()
  const withoutImages = pick(properties, 'without images', ({ images }) => images.length === 0)
  await page.goto(`/${withoutImages.location}`)
  const placeholderCard = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: withoutImages.title, exact: true }) })
  await expect(placeholderCard.locator('img')).toHaveAttribute('src', '/placeholder-house.svg')
})
