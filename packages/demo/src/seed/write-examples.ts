import { addHeroImage } from '@porchlight/functions/data/heroes/hero-repository'
import { createProperty } from '@porchlight/functions/data/properties/property-repository'
import type { Table } from '@porchlight/functions/data/table/table'
import { createUnit } from '@porchlight/functions/data/units/unit-repository'
import type { Dimensions } from '@porchlight/functions/data/uploads/upload-repository'
import { maxConcurrentViews, recordViews } from '@porchlight/functions/data/views/view-repository'
import { KnownError } from '@porchlight/functions/errors'
import { mapWithConcurrency } from '@porchlight/functions/map-with-concurrency'
import type { Example, Image } from '../content/example.ts'
import { exampleId, exampleUnitId, imageId, imageKey, uuidOf } from '../content/ids.ts'
import { heroImages } from '../content/images.ts'
import { viewsOf } from '../content/views.ts'
import { progressOf } from './progress.ts'

const WRITES_AT_ONCE = 12

/** Keys are the images' names. */
type Sizes = ReadonlyMap<string, Dimensions>

const stored = (name: string, sizes: Sizes) => ({
  imageUrl: `/${imageKey(name)}`,
  uploadId: imageId(name),
  ...sizes.get(name),
})

/** Existing examples keep their edits. */
export async function writeExamples(table: Table, examples: readonly Example[], sizes: Sizes): Promise<void> {
  const advance = progressOf('Writing example properties', examples.length)
  await mapWithConcurrency(examples, WRITES_AT_ONCE, async (example) => {
    await writeExample(table, example, sizes)
    advance()
  })
}

async function writeExample(table: Table, example: Example, sizes: Sizes): Promise<void> {
  const { name, fields, createdAt } = example
  const propertyId = exampleId(name)
  const attached = (list: readonly Image[]) =>
    list.map(({ file, caption, kind }, i) => ({ ...stored(file, sizes), caption, kind, isPrimary: i === 0 }))
  await ignoreConflict(
    createProperty(table, { fields, images: attached(example.images) }, { id: propertyId, createdAt }),
  )
  for (const { fields, images } of example.units) {
    const id = exampleUnitId(name, fields.unitNumber)
    await ignoreConflict(
      createUnit(table, { fields: { ...fields, propertyId }, images: attached(images) }, { id, createdAt }),
    )
  }
}

/** The maximum is four. */
export async function writeHeroes(table: Table, sizes: Sizes, createdAt: string): Promise<void> {
  for (const hero of heroImages) {
    const id = uuidOf(hero)
    await ignoreConflict(addHeroImage(table, stored(hero, sizes), { id, createdAt }))
  }
}

/** Does not count stored views again. */
export async function writeViews(table: Table, examples: readonly Example[], now: Date): Promise<void> {
  await mapWithConcurrency(examples, WRITES_AT_ONCE, async (example) => {
    const views = viewsOf(example, now)
    for (let at = 0; at < views.length; at += maxConcurrentViews) {
      await ignoreConflict(recordViews(table, exampleId(example.name), views.slice(at, at + maxConcurrentViews)))
    }
  })
}

async function ignoreConflict(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!(error instanceof KnownError && error.code === 'conflict')) throw error
  }
}
