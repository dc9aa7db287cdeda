import type { HeroImage } from '@porchlight/contract/hero'
import type { Route } from '@porchlight/contract/route'
import { routes } from '@porchlight/contract/routes'
import { expect, test } from 'vitest'
import type { Content } from './content-schema.ts'
import { planHeroes } from './heroes.ts'

const porch = { file: 'pictures/porch.jpg', alt: 'A porch at dusk', focus: { x: 0.2, y: 0.7 } }
const stored = { id: 'one', imageUrl: '/images/one', displayOrder: 0, alt: porch.alt, focus: porch.focus }
/** Of a picture of this name, wherever it lies. */
const md5Of = (picture: string) => (/porch|one/.test(picture) ? 'of the porch' : picture)

/** What an import tells, and the calls that it makes. */
async function importing(wanted: Content['heroImages'], before: HeroImage[]) {
  const calls: unknown[] = []
  const [step] = planHeroes(wanted, before, md5Of)
  const call = async (route: Route, asked: object) => {
    calls.push([Object.entries(routes).find(([, known]) => known === route)?.[0], asked])
    return { id: 'new' }
  }
  await step?.run({ call } as never, ['/images/new'])
  return { line: step?.line, calls }
}

test('what is there already, and said as it is to be, is no change', async () => {
  expect(await importing([porch], [stored])).toEqual({ line: undefined, calls: [] })
  const { alt: _alt, focus: _focus, ...bare } = stored
  expect(await importing([{ file: porch.file, alt: null, focus: null }], [bare])).toEqual({
    line: undefined,
    calls: [],
  })
})

test.each([
  ['text', { alt: 'A door' }, { alt: 'A door', focus: porch.focus }],
  ['point', { focus: { x: 0.2, y: 0.1 } }, { alt: porch.alt, focus: { x: 0.2, y: 0.1 } }],
  ['nothing', { alt: null, focus: null }, { alt: null, focus: null }],
])('an image that stays gets what the folder says of it: %s', async (_, said, body) => {
  expect(await importing([{ ...porch, ...said }], [stored])).toEqual({
    line: 'update the hero images (what is said of them)',
    calls: [['describeHeroImage', { id: 'one', body }]],
  })
})

test('and so beside one that is new, before the order is made', async () => {
  const { line, calls } = await importing([{ file: 'pictures/hall.jpg' }, { ...porch, alt: 'A door' }], [stored])
  expect(line).toBe('update the hero images (1 added, what is said of them)')
  expect(calls).toEqual([
    ['addHeroImage', { body: { imageUrl: '/images/new' } }],
    ['describeHeroImage', { id: 'one', body: { alt: 'A door', focus: porch.focus } }],
    ['reorderHeroImages', { body: { imageIds: ['new', 'one'] } }],
  ])
})
