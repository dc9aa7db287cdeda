import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@porchlight/contract/limits'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openFolder, readContent } from './content-folder.ts'
import type { Content } from './content-schema.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-content-'))
  mkdirSync(join(folder, 'pictures'))
  writeFileSync(join(folder, 'pictures/porch.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
})
afterEach(() => rmSync(folder, { recursive: true }))

const id = '0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11'
const createdAt = '2026-01-01T00:00:00.000Z'
const unit = { id: `${id}.${id}`, createdAt, unitNumber: '1', bedrooms: 1, bathrooms: 1, images: [] }
const property: Content['properties'][number] = {
  id,
  createdAt,
  title: 'The Inman',
  description: 'A house.',
  location: 'atlanta',
  propertyType: 'multifamily',
  images: [{ file: 'pictures/porch.jpg', caption: 'Porch' }],
  units: [unit],
}
const content: Content = {
  format: 'porchlight-content',
  version: 1,
  heroImages: [{ file: 'pictures/porch.jpg' }],
  properties: [property],
}
const read = (value: unknown) => {
  writeFileSync(join(folder, 'content.json'), typeof value === 'string' ? value : JSON.stringify(value))
  return readContent(folder)
}
const withProperty = (changes: object) => ({ ...content, properties: [{ ...property, ...changes }] })
const withFile = (file: string) => withProperty({ images: [{ file }] })

it('a folder that is whole is read with what its pictures are known by', async () => {
  const { pictures, content: found } = await read(content)
  expect(found).toEqual(content)
  expect([...pictures]).toEqual([['pictures/porch.jpg', expect.stringMatching(/^[\da-f]{32}$/)]])
})

it.each<[string, unknown, string]>([
  ['no JSON', '{', 'content.json: not JSON'],
  ['another file', { version: 1 }, 'content.json: format: Not an export of this program'],
  ['one of a newer program', { ...content, version: 2 }, 'content.json: version: Made by a newer program'],
  ['a word that nobody knows', withProperty({ prize: 1 }), 'content.json: properties.0: Unrecognized key: "prize"'],
  ['an empty title', withProperty({ title: ' ' }), 'content.json: properties.0.title: '],
  [
    'a wrong number',
    withProperty({ units: [{ ...unit, bedrooms: -1 }] }),
    'properties.0.units.0.bedrooms: Bedrooms must be',
  ],
  [
    'an id of another property',
    withProperty({ units: [{ ...unit, id: unit.id.replace('0b', '1b') }] }),
    'units.0.id: Not below',
  ],
  [
    'a property twice',
    { ...content, properties: [property, property] },
    'content.json: properties.1.id: There is another',
  ],
  ['a unit twice', withProperty({ units: [unit, unit] }), 'content.json: properties.0.units.1.id: There is another'],
  [
    'two primary images',
    withProperty({ images: [0, 1].map(() => ({ file: 'pictures/porch.jpg', isPrimary: true })) }),
    'properties.0.images: More than one image is the primary one',
  ],
  [
    'a fifth hero image',
    { ...content, heroImages: Array.from({ length: 5 }, () => content.heroImages[0]) },
    'content.json: heroImages: ',
  ],
  ['a picture that is not there', withFile('pictures/nowhere.png'), 'pictures/nowhere.png: There is no such file'],
  ['a file of elsewhere', withFile('../secret.jpg'), 'properties.0.images.0.file: Not the name of a picture'],
  ['a file of elsewhere within', withFile('pictures/../../secret.jpg'), 'properties.0.images.0.file: Not the name'],
  ['a name without a type', withFile('pictures/porch.gif'), 'properties.0.images.0.file: Not the name of a picture'],
])('%s is a problem, named by file and path', async (_, value, problem) => {
  await expect(read(value)).rejects.toThrow(problem)
})

it.each([
  ['text.jpg', Buffer.from('This is no picture.'), 'Not a picture'],
  ['empty.jpg', Buffer.alloc(0), 'Not a picture'],
  ['large.jpg', Buffer.alloc(limits.uploadBytes + 1, 'ÿØÿ', 'latin1'), 'Larger than 10485760 bytes'],
])('a file %s is a problem before anything is sent', async (name, bytes, problem) => {
  writeFileSync(join(folder, 'pictures', name), bytes)
  await expect(read(withFile(`pictures/${name}`))).rejects.toThrow(`pictures/${name}: ${problem}`)
})

it('problems are told together, the first twenty of them', async () => {
  const images = Array.from({ length: 30 }, (_, n) => ({ file: `pictures/${n}.jpg` }))
  await expect(read(withProperty({ images }))).rejects.toThrow(
    /^Nothing was changed:(\n {4}.*There is no such file){20}\n {4}and 10 more$/,
  )
})

it('an export goes into an empty folder or an export, and nowhere else', async () => {
  await openFolder(join(folder, 'new'))
  await read(content)
  await openFolder(join(folder, 'new'))
  writeFileSync(join(folder, 'letter.txt'), '')
  await expect(openFolder(folder)).rejects.toThrow('holds other things')
})
