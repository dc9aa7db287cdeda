import type { Image, ImageInput } from '@porchlight/contract/image'
import { limits, newImagesPerSave } from '@porchlight/contract/limits'
import { expect, it } from 'vitest'
import { planAlbum, saveAlbum } from './album.ts'

const stored = (md5s: readonly string[], primary = 0): Image[] =>
  md5s.map((md5, n) => ({
    id: `id-${n}`,
    imageUrl: `/images/${md5}`,
    caption: null,
    isPrimary: n === primary,
    displayOrder: n,
    createdAt: '2026-01-01T00:00:00.000Z',
  }))
const wanted = (md5s: readonly string[]) => md5s.map((md5) => ({ file: `pictures/${md5}`, caption: null }))
const md5Of = (picture: string) => picture.split('/').at(-1)

it.each([
  ['the same, in whatever files', ['a', 'b'], ['a', 'b'], undefined],
  ['one more', ['a'], ['b', 'a'], 'pictures: 1 added'],
  ['one less', ['a', 'b', 'c'], ['a', 'c'], 'pictures: 1 removed'],
  ['another one', ['a', 'b'], ['a', 'c'], 'pictures: 1 added, 1 removed'],
  ['another order', ['a', 'b'], ['b', 'a'], 'pictures: order or what is said of them'],
  ['one picture twice', ['a'], ['a', 'a'], 'pictures: 1 added'],
  ['one picture once less', ['a', 'a'], ['a'], 'pictures: 1 removed'],
  ['none', [], [], undefined],
])('an album that is to be %s: %j, %j', (_, before, after, change) => {
  const plan = planAlbum(wanted(after), stored(before), md5Of)
  expect(plan.change).toBe(change)
  expect(plan.images.map(({ isPrimary }) => isPrimary)).toEqual(after.map((_md5, n) => n === 0))
})

it('a caption and the primary image are changes, too', () => {
  const before = stored(['a', 'b'], 1)
  const [a, b] = wanted(['a', 'b'])
  expect(
    planAlbum(
      [
        { file: '', ...a },
        { file: '', ...b, isPrimary: true },
      ],
      before,
      md5Of,
    ).change,
  ).toBeUndefined()
  expect(planAlbum(wanted(['a', 'b']), before, md5Of).change).toBe('pictures: order or what is said of them')
  const said = [
    { file: 'pictures/a', alt: 'A porch' },
    { file: 'pictures/b', isPrimary: true },
  ]
  expect(planAlbum(said, before, md5Of)).toMatchObject({
    change: 'pictures: order or what is said of them',
    images: [{ alt: 'A porch', focus: null }, { alt: null }],
  })
  const pointed = [{ file: 'pictures/a' }, { file: 'pictures/b', isPrimary: true, focus: { x: 0, y: 1 } }]
  expect(planAlbum(pointed, before, md5Of).change).toBe('pictures: order or what is said of them')
  const captioned = [{ file: 'pictures/a' }, { file: 'pictures/b', caption: 'Porch', isPrimary: true }]
  expect(planAlbum(captioned, before, md5Of).change).toBe('pictures: order or what is said of them')
})

/** A site that takes no more new images at once than the real one. */
function album(images: Image[]) {
  const saves: number[] = []
  return {
    saves,
    images: () => images,
    save: async (list: ImageInput[], version: number | undefined) => {
      expect(version).toBe(saves.length || undefined)
      const added = list.filter(({ id }) => !id).length
      expect(added).toBeLessThanOrEqual(newImagesPerSave(images.length))
      saves.push(added)
      images = list.map(({ id, url }, n) => ({
        ...stored([''])[0],
        id: id ?? `new-${url}`,
        imageUrl: url,
        displayOrder: n,
      })) as Image[]
      return { version: saves.length, images }
    },
  }
}

it.each([
  [0, limits.imagesPerParent],
  [3, 3],
  [40, limits.imagesPerParent],
  [limits.imagesPerParent, 20],
])(
  'an album of %i images becomes one of %i new ones, in their order, in as many saves as that takes',
  async (before, after) => {
    const files = Array.from({ length: after }, (_, n) => `new${n}`)
    const old = stored(Array.from({ length: before }, (_, n) => `old${n}`))
    const plan = planAlbum(wanted(files), old, md5Of)
    const site = album(old)
    await saveAlbum(
      plan,
      files.map((file) => `/uploads/${file}`),
      site.save,
    )
    expect(site.images().map(({ imageUrl }) => imageUrl)).toEqual(files.map((file) => `/uploads/${file}`))
    expect(site.saves.reduce((sum, count) => sum + count, 0)).toBe(after)
  },
)
