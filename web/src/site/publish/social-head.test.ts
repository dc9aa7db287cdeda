import { expect, test } from 'vitest'
import { between, image as exampleImage, house, renderer } from './page-renderer.fixture.ts'

test('uses the cropped first image with size and description', async () => {
  const image = exampleImage(1, {
    imageUrl: '/images/1.heic',
    caption: 'The "blue" door',
    isPrimary: true,
    width: 3000,
    height: 4000,
  })
  const head = between(
    await renderer.render({ page: 'property', property: house({ images: [image] }), units: [], similar: [] }),
    '<head>',
    '</head>',
  )
  for (const part of [
    `<meta property="og:image" content="${renderer.origin}/images/1/share.jpg">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="The Alder, house in Intown Atlanta, GA: The &quot;blue&quot; door">',
  ]) {
    expect(head).toContain(part)
  }
})

test('uses the focal point and the description', async () => {
  const focus = { x: 0, y: 0.5 }
  const known = { width: 3000, height: 4000, focus, sharedFocus: focus }
  const image = exampleImage(1, { ...known, caption: 'Porch', alt: 'Two chairs' })
  const html = await renderer.render({ page: 'property', property: house({ images: [image] }), units: [], similar: [] })
  expect(html).toContain(`<meta property="og:image" content="${renderer.origin}/images/1/share-0-50.jpg">`)
  expect(html).toContain('<meta property="og:image:alt" content="Two chairs">')
})
