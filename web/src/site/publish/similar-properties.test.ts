import { expect, test } from 'vitest'
import { between, house, id, image, renderer } from './page-renderer.fixture.ts'

test('includes similar properties with only the data of their cards', async () => {
  const other = house({
    id: id.replace(/1$/, '2'),
    title: 'The Birch',
    description: 'A low house',
    images: [image(1), image(2)],
  })
  const html = await renderer.render({ page: 'property', property: house(), units: [], similar: [other] })
  expect(between(html, 'id="similar-homes"', '</ul>')).toMatch(
    new RegExp(`href="/property/${other.id}"[^>]*>The Birch</a>`),
  )
  expect(html.match(/<img[^>]*\/images\/1\.jpg[^>]*>/)?.[0]).toContain('loading="lazy"')
  expect(html).not.toContain('/images/2.jpg')
  const alone = await renderer.render({ page: 'property', property: house(), units: [], similar: [] })
  expect(alone).not.toContain('similar-homes')
})
