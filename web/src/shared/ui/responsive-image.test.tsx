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

test('a stored picture is offered in every format and width, with its size and its blurred copy', () => {
  const html = renderToStaticMarkup(<CardImage image={stored} alt="A porch" sizes="50vw" />)
  expect(html).toMatch(new RegExp(`<source type="image/avif" srcSet="${folder}/320.avif 320w, [^"]+" sizes="50vw"/>`))
  expect(html).toMatch(new RegExp(`<source type="image/webp" srcSet="${folder}/320.webp 320w, [^"]+" sizes="50vw"/>`))
  expect(html.indexOf('<source type="image/avif"')).toBeLessThan(html.indexOf('<source type="image/webp"'))
  expect(html).toContain(`src="${stored.imageUrl}" srcSet="${stored.imageUrl} 1200w" sizes="50vw"`)
  expect(html).toContain('width="4000" height="3000"')
  expect(html).toContain(`<image href="${stored.placeholder}"`)
  expect(html).not.toContain('style=')
})

test('only what the first view is about is fetched at once and first', () => {
  const first = renderToStaticMarkup(<CardImage image={stored} alt="" sizes="50vw" eager />)
  expect(first).toContain('loading="eager" fetchPriority="high"')
  const later = renderToStaticMarkup(<CardImage image={stored} alt="" sizes="50vw" />)
  expect(later).toContain('loading="lazy"')
  expect(later).not.toContain('fetchPriority')
})

test('a picture from before is shown as it is, in the place that it had', () => {
  const { imageUrl } = stored
  const html = renderToStaticMarkup(<CardImage image={{ imageUrl }} alt="" sizes="50vw" />)
  expect(html).toContain(`<picture><img alt="" src="${imageUrl}" width="1200" height="900"`)
  expect(html).not.toMatch(/srcset|sizes=|<svg/i)
})

test('a drawing stands in where there is no picture', () => {
  const html = renderToStaticMarkup(<ResponsiveImage image={undefined} alt="The Alder" sizes="50vw" />)
  expect(html).toContain('alt="The Alder" src="/placeholder-house.svg"')
})

test('what can be seen is said wherever the picture stands, and its focal point stays in sight', () => {
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

test('every tenth of a picture has its rule', async () => {
  const css = await readFile(new URL('../styles/focal.css', import.meta.url), 'utf8')
  for (let tenth = 0; tenth <= 10; tenth += 1)
    for (const way of ['x', 'y'])
      expect(css).toContain(`.focal-${way}-${tenth} {\n  --focal-${way}: ${tenth * 10}%;\n}`)
})
