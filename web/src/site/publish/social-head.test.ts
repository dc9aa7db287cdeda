import { expect, it } from 'vitest'
import { between, house, picture, renderer } from './page-renderer.fixture.ts'

it.each([
  ['cut to be shared', true, '/images/1/share.jpg', 1200, 630],
  ['from before, whole', undefined, '/images/1.heic', 1200, 1600],
] as const)(
  'a shared link shows the first picture, %s, its size and what it shows',
  async (...[, shareable, path, wide, high]) => {
    const image = picture(1, {
      imageUrl: '/images/1.heic',
      caption: 'The "blue" door',
      isPrimary: true,
      width: 3000,
      height: 4000,
      shareable,
    })
    const head = between(
      await renderer.render({ page: 'property', property: house({ images: [image] }), units: [], similar: [] }),
      '<head>',
      '</head>',
    )
    for (const part of [
      `<meta property="og:image" content="${renderer.origin}${path}">`,
      `<meta property="og:image:width" content="${wide}">`,
      `<meta property="og:image:height" content="${high}">`,
      '<meta property="og:image:alt" content="The Alder, house in Intown Atlanta, GA: The &quot;blue&quot; door">',
    ]) {
      expect(head).toContain(part)
    }
  },
)

it('a shared link shows the part around the focal point, and says what can be seen', async () => {
  const known = { width: 3000, height: 4000, shareable: true, cuts: 11 }
  const image = picture(1, { ...known, caption: 'Porch', alt: 'Two chairs', focus: { x: 0, y: 0.5 } })
  const html = await renderer.render({ page: 'property', property: house({ images: [image] }), units: [], similar: [] })
  expect(html).toContain(`<meta property="og:image" content="${renderer.origin}/images/1/share-5.jpg">`)
  expect(html).toContain('<meta property="og:image:alt" content="Two chairs">')
})
