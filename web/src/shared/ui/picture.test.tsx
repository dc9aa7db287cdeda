import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardPicture } from './card-picture.tsx'
import { Picture } from './picture.tsx'

const stored = {
  imageUrl: '/images/0b8f1f0e-6f0d-4a51-9c0e-6a1f0c2d3e4f.jpg',
  width: 4000,
  height: 3000,
  placeholder: 'data:image/webp;base64,UklGRg==',
}
const folder = '/images/0b8f1f0e-6f0d-4a51-9c0e-6a1f0c2d3e4f'

test('a stored picture is offered in every format and width, with its size and its blurred copy', () => {
  const html = renderToStaticMarkup(<CardPicture picture={stored} alt="A porch" sizes="50vw" />)
  expect(html).toMatch(new RegExp(`<source type="image/avif" srcSet="${folder}/320.avif 320w, [^"]+" sizes="50vw"/>`))
  expect(html).toMatch(new RegExp(`<source type="image/webp" srcSet="${folder}/320.webp 320w, [^"]+" sizes="50vw"/>`))
  expect(html.indexOf('<source type="image/avif"')).toBeLessThan(html.indexOf('<source type="image/webp"'))
  expect(html).toContain(`src="${stored.imageUrl}" srcSet="${stored.imageUrl} 1200w" sizes="50vw"`)
  expect(html).toContain('width="4000" height="3000"')
  expect(html).toContain(`<image href="${stored.placeholder}"`)
  expect(html).not.toContain('style=')
})

test('only what the first view is about is fetched at once and first', () => {
  const first = renderToStaticMarkup(<CardPicture picture={stored} alt="" sizes="50vw" eager />)
  expect(first).toContain('loading="eager" fetchPriority="high"')
  const later = renderToStaticMarkup(<CardPicture picture={stored} alt="" sizes="50vw" />)
  expect(later).toContain('loading="lazy"')
  expect(later).not.toContain('fetchPriority')
})

test('a picture from before is shown as it is, in the place that it had', () => {
  const { imageUrl } = stored
  const html = renderToStaticMarkup(<CardPicture picture={{ imageUrl }} alt="" sizes="50vw" />)
  expect(html).toContain(`<picture><img alt="" src="${imageUrl}" width="1200" height="900"`)
  expect(html).not.toMatch(/srcset|sizes=|<svg/i)
})

test('a drawing stands in where there is no picture', () => {
  const html = renderToStaticMarkup(<Picture picture={undefined} alt="The Alder" sizes="50vw" />)
  expect(html).toContain('alt="The Alder" src="/placeholder-house.svg"')
})
