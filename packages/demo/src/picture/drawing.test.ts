import { architecturalStyles } from '@porchlight/contract/admin-options'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw.ts'
import { timesOfDay } from './light.ts'
import { type Picture, pictureName, roomNames } from './picture.ts'
import { narrowed } from './plate.ts'
import { print } from './print.ts'

const house = { seed: 'test', style: 'Victorian Charmer', location: 'atlanta', season: 'spring', number: '12' } as const
const facade: Picture = { kind: 'street', house, time: 'golden' }
const room: Picture = { kind: 'room', room: 'living', style: 'Modern', seed: 'test', time: 'day' }

// A drawing that went wrong names it in its numbers: path data with NaN is dropped in silence by the renderer.
const broken = /NaN|undefined|Infinity/

describe('a drawing', () => {
  test.each(architecturalStyles)('of the style %s is whole at every hour', (style) => {
    for (const time of timesOfDay) {
      for (const kind of ['street', 'door'] as const) {
        expect(drawPicture({ kind, house: { ...house, style }, time }).svg).not.toMatch(broken)
      }
    }
  })

  test.each(roomNames)('of a %s is whole in every style', (name) => {
    for (const style of architecturalStyles) {
      expect(drawPicture({ ...room, room: name, style }).svg).not.toMatch(broken)
    }
  })

  test('is the same for the same seed and another for another', () => {
    const other: Picture = { ...facade, house: { ...house, seed: 'another' } }
    expect(drawPicture(facade)).toEqual(drawPicture(facade))
    expect(drawPicture(other).svg).not.toBe(drawPicture(facade).svg)
    expect(pictureName(other)).not.toBe(pictureName(facade))
  })
})

describe('a print', () => {
  test.each([
    ['facade', facade, 2000, 1500],
    ['door', { ...facade, kind: 'door' } as Picture, 1600, 1200],
    ['room', room, 1600, 1200],
    ['hero', { kind: 'hero', street: 'dusk' } as Picture, 2400, 1350],
  ] as const)(
    'of a %s is a JPEG of photograph size',
    async (_, picture, width, height) => {
      const jpeg = await print(drawPicture(picture))
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height, channels: 3 })
      expect(jpeg.length).toBeGreaterThan(200_000)
      expect(jpeg.length).toBeLessThan(1_500_000)
    },
    30_000,
  )

  test('of a narrowed drawing is that small, and shows the same', async () => {
    const small = await print(narrowed(drawPicture(facade), 640))
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 })
    const [whole, part] = await Promise.all(
      [await print(drawPicture(facade)), small].map((jpeg) => sharp(jpeg).resize(8, 6).raw().toBuffer()),
    )
    for (const [n, value] of whole?.entries() ?? []) expect(Math.abs(value - (part?.[n] ?? 0))).toBeLessThan(16)
    expect(narrowed(drawPicture(room), 1600)).toEqual(drawPicture(room))
  }, 30_000)

  test('has the same bytes every time', async () => {
    const [first, second] = [await print(drawPicture(room)), await print(drawPicture(room))]
    expect(first.equals(second)).toBe(true)
  }, 30_000)
})
