import { type HeroImage, heroImageSchema } from '@porchlight/contract/hero'
import { limits } from '@porchlight/contract/limits'
import { conflict } from '../../errors.ts'
import type { NewImage } from '../images/new-images.ts'
import { heroKey, heroPartition } from '../keys.ts'
import { parseItem } from '../table/parse-item.ts'
import { putNew } from '../table/put-new.ts'
import { queryAll } from '../table/query-all.ts'
import type { Table } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { whileStale } from '../table/while-stale.ts'
import { attachStep } from '../uploads/media-repository.ts'
import { changeHero, countChanges } from './hero-changes.ts'

/** The hero images in their order; those of one place by age. */
export async function listHeroImages(table: Table): Promise<HeroImage[]> {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': heroPartition },
  })
  return items.map((item) => parseItem(heroImageSchema, item)).sort(inOrder)
}

const inOrder = (a: HeroImage, b: HeroImage) =>
  a.displayOrder - b.displayOrder || (a.createdAt ?? '').localeCompare(b.createdAt ?? '') || a.id.localeCompare(b.id)

type NewHeroImage = Pick<NewImage, 'imageUrl' | 'width' | 'height' | 'placeholder' | 'uploadId'>

/**
 * Adds a hero image behind the others. id and createdAt (ISO 8601) are made when not given. Throws `conflict` when
 * there are 4 already (docs/product.md#hero-images) or the id is taken, and `invalidInput` when its upload cannot be attached.
 */
export async function addHeroImage(
  table: Table,
  { uploadId, ...picture }: NewHeroImage,
  { id = crypto.randomUUID(), createdAt = new Date().toISOString() }: { id?: string; createdAt?: string } = {},
): Promise<HeroImage> {
  return whileStale(async () => {
    // First the count of changes: what is read after it is at least as new.
    const changes = await countChanges(table)
    const others = await listHeroImages(table)
    if (others.length >= limits.heroImages) throw conflict(`There are ${limits.heroImages} hero images already`)
    const displayOrder = Math.max(-1, ...others.map((other) => other.displayOrder)) + 1
    const image = { id, ...picture, displayOrder, createdAt }
    await transact(table, [
      changeHero(table, changes),
      putNew(table, { ...heroKey(id), ...image }, 'A hero image'),
      ...(uploadId ? [attachStep(table, { uploadId, imageUrl: picture.imageUrl, imageId: id, path: 'imageUrl' })] : []),
    ])
    return image
  })
}
