import { concurrently } from '@porchlight/functions/concurrently'
import { addHeroImage } from '@porchlight/functions/data/heroes/hero-repository'
import { createProperty } from '@porchlight/functions/data/properties/property-repository'
import type { Table } from '@porchlight/functions/data/table/table'
import { createUnit } from '@porchlight/functions/data/units/unit-repository'
import type { Dimensions } from '@porchlight/functions/data/uploads/upload-repository'
import { mostViewsAtOnce, recordViews } from '@porchlight/functions/data/views/view-repository'
import { KnownError } from '@porchlight/functions/errors'
import type { Example, Picture } from '../content/example.ts'
import { exampleId, exampleUnitId, pictureId, pictureKey, uuidOf } from '../content/ids.ts'
import { heroes } from '../content/pictures.ts'
import { viewsOf } from '../content/views.ts'
import { progressOf } from './progress.ts'

const WRITES_AT_ONCE = 12

/** Size of each picture by its name. */
type Sizes = ReadonlyMap<string, Dimensions>

const stored = (name: string, sizes: Sizes) => ({
  imageUrl: `/${pictureKey(name)}`,
  uploadId: pictureId(name),
  ...sizes.get(name),
})

/** Writes the examples that the table lacks; what is there stays as it is, edits included. */
export async function writeExamples(table: Table, examples: readonly Example[], sizes: Sizes): Promise<void> {
  const tell = progressOf('Writing example properties', examples.length)
  await concurrently(examples, WRITES_AT_ONCE, async (example) => {
    await writeExample(table, example, sizes)
    tell()
  })
}

async function writeExample(table: Table, example: Example, sizes: Sizes): Promise<void> {
  const { name, fields, createdAt } = example
  const propertyId = exampleId(name)
  const images = (pictures: readonly Picture[]) =>
    pictures.map(({ file, caption }, i) => ({ ...stored(file, sizes), caption, isPrimary: i === 0 }))
  await unlessThere(createProperty(table, { fields, images: images(example.pictures) }, { id: propertyId, createdAt }))
  for (const { fields, pictures } of example.units) {
    const id = exampleUnitId(name, fields.unitNumber)
    await unlessThere(
      createUnit(table, { fields: { ...fields, propertyId }, images: images(pictures) }, { id, createdAt }),
    )
  }
}

/** Adds the hero images in order; four is the most there can be, so some may find no place. */
export async function writeHeroes(table: Table, sizes: Sizes, createdAt: string): Promise<void> {
  for (const hero of heroes) {
    const id = uuidOf(hero)
    await unlessThere(addHeroImage(table, stored(hero, sizes), { id, createdAt }))
  }
}

/** Writes the views of the last 30 days; a part of them that the table has is counted once. */
export async function writeViews(table: Table, examples: readonly Example[], now: Date): Promise<void> {
  await concurrently(examples, WRITES_AT_ONCE, async (example) => {
    const views = viewsOf(example, now)
    for (let at = 0; at < views.length; at += mostViewsAtOnce) {
      await unlessThere(recordViews(table, exampleId(example.name), views.slice(at, at + mostViewsAtOnce)))
    }
  })
}

async function unlessThere(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!(error instanceof KnownError && error.code === 'conflict')) throw error
  }
}
