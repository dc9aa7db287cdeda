import { exampleImage, exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import { expect, test } from 'vitest'
import { sitemapOf } from './sitemap.ts'

const property = { ...exampleProperty, updatedAt: '2026-02-03T04:05:06.000Z' }
const image = (imageUrl: string, displayOrder: number) => ({
  ...exampleImage,
  imageUrl,
  displayOrder,
  isPrimary: false,
})

test('contains every page with its last change and its images', () => {
  const images = [image('/images/2.jpg', 1), image('/images/1.jpg', 0)]
  const urls = sitemapOf('https://homes.example', [{ ...property, images }]).match(/<url>.*<\/url>/g)
  expect(urls).toEqual([
    '<url><loc>https://homes.example/</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod></url>',
    '<url><loc>https://homes.example/atlanta</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod></url>',
    '<url><loc>https://homes.example/dallas</loc></url>',
    '<url><loc>https://homes.example/about</loc></url>',
    '<url><loc>https://homes.example/real</loc></url>',
    '<url><loc>https://homes.example/accessibility</loc></url>',
    '<url><loc>https://homes.example/privacy</loc></url>',
    `<url><loc>https://homes.example/property/${property.id}</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod><image:image><image:loc>https://homes.example/images/1.jpg</image:loc></image:image><image:image><image:loc>https://homes.example/images/2.jpg</image:loc></image:image></url>`,
  ])
})

test('special characters of an address are escaped', () => {
  const images = [image(`/images/a&b<c>"d'.jpg`, 0)]
  expect(sitemapOf('https://homes.example', [{ ...property, images }])).toContain(
    '<image:loc>https://homes.example/images/a&amp;b&lt;c&gt;&quot;d&apos;.jpg</image:loc>',
  )
})
