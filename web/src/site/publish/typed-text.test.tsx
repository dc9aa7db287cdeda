import type { PageContent } from '@porchlight/contract/page-content'
import { exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import { describe, expect, test } from 'vitest'
import { describeProperty } from '../copy/property-phrases.ts'
import { decoded, house, id, listing, queryData, renderer, structured } from './page-renderer.fixture.ts'

describe.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- <script> -->'],
  ['quotes', `"double" 'single' \`back\``],
  ['escape sequences', '&amp; & &lt;b&gt; \\u003c %3C'],
  ['replacement patterns', "$& $1 $' $`"],
  ['emoji', '🏡 👩‍👩‍👧 é'],
  ['right-to-left', 'בית עם מרפסת \u202e'],
  ['line separators', 'a\u2028b\u2029c'],
  ['50 KB', 'A long porch with <b>swings</b> & chairs. '.repeat(1200).trim()],
])('%s in every field', (_, text) => {
  const image = { id: `${id}.1`, imageUrl: '/images/1.jpg', caption: text, isPrimary: true, displayOrder: 0 }
  const createdAt = '2026-01-01T00:00:00.000Z'
  const property = house({
    title: text,
    description: text,
    address: text,
    features: [text],
    architecturalStyle: text,
    youtubeUrl: text,
    images: [{ ...image, propertyId: id, createdAt }],
  })
  const units = [
    {
      ...exampleUnit,
      unitNumber: text,
      features: text,
      youtubeUrl: text,
      propertyTitle: text,
      images: [{ ...image, unitId: exampleUnit.id, createdAt }],
    },
  ]
  /** No text became an element: the page has exactly our three scripts. */
  const expectTextAlone = (html: string) => {
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html.match(/<b>/g)).toBeNull()
  }

  test.each(['single-family', 'multifamily'] as const)('a %s page shows it exactly as typed', async (type) => {
    const shown = { ...property, propertyType: type }
    const html = await renderer.render({ page: 'property', property: shown, units, similar: [] })
    expect(decoded(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(text)
    const alts = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt = '']) => decoded(alt))
    const alt = `${describeProperty(shown)}: ${text}`
    expect(alts).toContain(alt)
    expect(decoded(/<meta property="og:image:alt" content="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(alt)
    expect(queryData(html).entries).toEqual([
      [['properties', id], shown],
      [['properties', id, 'units'], units],
      [['properties', id, 'similar'], []],
    ])
    expect(listing(html)).toMatchObject({
      name: text,
      description: text,
      mainEntity: { name: text, address: { streetAddress: text } },
    })
    expectTextAlone(html)
  })

  test('a city page shows it exactly as typed', async () => {
    const content: PageContent = { page: 'city', location: 'atlanta', properties: [property] }
    const html = await renderer.render(content)
    expect(decoded(html)).toContain(text)
    expect(queryData(html).entries[0][1]).toMatchObject([{ title: text, features: [text] }])
    expect(JSON.parse(renderer.data(content)).entries[0][1]).toMatchObject([
      { title: text, description: text, features: [text] },
    ])
    expect(structured(html)['@graph'].at(-1).itemListElement).toMatchObject([{ name: text }])
    expectTextAlone(html)
  })
})
