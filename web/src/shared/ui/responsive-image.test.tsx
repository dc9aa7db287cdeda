import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardImage } from './card-image.tsx'
import { ResponsiveImage } from './responsive-image.tsx'

const stored = {
  imageUrl: '/images/0b8f1f0e-6f0d-4a51-9c0e-6a1f0c2d3e4f.jpg',
  width: 4000,
  height: 3000,
  placeholder: 'data:image/webp;base64,UklGRg==',
}
const folder = '/images/0b8f1f0e-6f0d-4a51-9c0e-6a1f0c2d3e4f'

test('renders every format and width, the size and the placeholder', () => {
  const html = renderToStaticMarkup(<CardImage image={stored} alt="A porch" sizes="50vw" />)
  expect(html).toMatch(new RegExp(`<source type="image/avif" srcSet="${folder}/320.avif 320w, [^"]+" sizes="50vw"/>`))
  expect(html).toMatch(new RegExp(`<source type="image/webp" srcSet="${folder}/320.webp 320w, [^"]+" sizes="50vw"/>`))
  expect(html.indexOf('<source type="image/avif"')).toBeLessThan(html.indexOf('<source type="image/webp"'))
  expect(html).toContain(`src="${stored.imageUrl}" srcSet="${stored.imageUrl} 1200w" sizes="50vw"`)
  expect(html).toContain('width="4000" height="3000"')
  expect(html).toContain(`<image href="${stored.placeholder}"`)
  expect(html).not.toContain('style=')
})

test('loads only the main image eagerly and with high priority', () => {
  const first = renderToStaticMarkup(<CardImage image={stored} alt="" sizes="50vw" eager />)
  expect(first).toContain('loading="eager" fetchPriority="high"')
  const later = renderToStaticMarkup(<CardImage image={stored} alt="" sizes="50vw" />)
  expect(later).toContain('loading="lazy" fetchPriority="low"')
})

test('shows images without variants unchanged', () => {
  const { imageUrl } = stored
  const html = renderToStaticMarkup(<CardImage image={{ imageUrl }} alt="" sizes="50vw" />)
  expect(html).toContain(`alt="" src="${imageUrl}" width="1200" height="900"`)
  expect(html).not.toMatch(/srcset|sizes=|<svg/i)
})

test('shows a drawing without an image', () => {
  const html = renderToStaticMarkup(<ResponsiveImage image={undefined} alt="The Alder" sizes="50vw" />)
  expect(html).toContain('alt="The Alder" src="/placeholder-house.svg"')
})

test('uses the description and the focal point', () => {
  const said = { ...stored, alt: 'A porch with two chairs', focus: { x: 0.24, y: 0.96 } }
  const html = renderToStaticMarkup(<CardImage image={said} alt="" sizes="50vw" />)
  expect(html).toContain('alt="A porch with two chairs"')
  expect(html).toContain('object-cover focal focal-x-2 focal-y-10"')
  expect(html).toContain('preserveAspectRatio="xMinYMax slice"')
  expect(html).not.toContain('style=')
  expect(renderToStaticMarkup(<ResponsiveImage image={said} alt="" sizes="50vw" fit="contain" />)).not.toContain(
    'focal',
  )
  expect(renderToStaticMarkup(<CardImage image={stored} alt="" sizes="50vw" />)).not.toContain('focal')
})

test('has a CSS rule for every tenth', async () => {
  const css = await readFile(new URL('../styles/base.css', import.meta.url), 'utf8')
  expect(css).toContain('@source inline("focal-{x,y}-{0..10}")')
})
