type TableAction = `dynamodb:${string}`

/** Items are told apart by what their partition key begins with; see functions/src/data/keys.ts. */
const partitions = [
  'HERO*',
  'HISTORY#*',
  'MEDIA#*',
  'PREVIEW#*',
  'PROPERTY#*',
  'SESSION#*',
  'USER#*',
  'VIEWCOUNT*',
  'VIEWS#*',
  'VISITOR#*',
] as const
type Partition = (typeof partitions)[number]

/** The index has partitions of its own: what is public, what is not yet, and so on (functions/src/data/keys.ts). */
const indexPartitions = ['ACTIVITY', 'CLEANUP', 'LISTING', 'PREVIEWS#*', 'TRASH', 'UNLISTED'] as const
type IndexPartition = (typeof indexPartitions)[number]

/** What one function may do, action by action; what is not named here is denied. */
export interface Grants {
  /** On items of the table itself, not through its index. */
  items?: Partial<Record<Partition, readonly TableAction[]>>
  /** Which partitions of the index GSI1 it may query. */
  index?: readonly IndexPartition[]
  /** These attributes may be read through the whole table, and no others. */
  scanned?: readonly string[]
  /** On the pictures (`images/*`) of the originals bucket. */
  originals?: readonly `s3:${string}`[]
  /** On what was made of them, in the variants bucket. */
  variants?: readonly `s3:${string}`[]
  /** On the user pool, and on no other one. */
  people?: readonly `cognito-idp:${string}`[]
  /** On objects of the site's bucket, by key; `*` stands for any part of one. */
  site?: Readonly<Record<string, readonly `s3:${string}`[]>>
}

/** All of these together; absent where none of them grants anything. */
export function sumOf(...parts: readonly Grants[]): Grants {
  const items: Grants['items'] = {}
  for (const part of parts) {
    for (const partition of partitions) {
      const actions = union([items[partition], part.items?.[partition]])
      if (actions) items[partition] = actions
    }
  }
  return {
    items: Object.keys(items).length > 0 ? items : undefined,
    index: union(parts.map(({ index }) => index)),
    scanned: union(parts.map(({ scanned }) => scanned)),
    originals: union(parts.map(({ originals }) => originals)),
    variants: union(parts.map(({ variants }) => variants)),
    people: union(parts.map(({ people }) => people)),
  }
}

function union<T>(lists: (readonly T[] | undefined)[]): T[] | undefined {
  const all = new Set(lists.flatMap((list) => list ?? []))
  return all.size > 0 ? [...all] : undefined
}

/**
 * Reads a session, and whether its person was signed out since; notes the groups that a refresh gave and, once an hour,
 * that the person was there; ends a session whose person is gone.
 */
export const checkSession: Grants = {
  items: {
    'SESSION#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    'USER#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
  },
}

/** Records what it changes. */
export const noteChanges: Grants = { items: { 'HISTORY#*': ['dynamodb:PutItem'] } }

/** Looks at uploaded pictures, waits for their variants and attaches them. */
export const attachPictures: Grants = {
  items: { 'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  originals: ['s3:GetObject'],
}

/** Has several places show the same pictures. */
export const sharePictures: Grants = {
  items: { 'MEDIA#*': ['dynamodb:UpdateItem', 'dynamodb:ConditionCheckItem'] },
}

/** Has the variants of pictures made anew that were removed and are kept still. */
export const bringBackPictures: Grants = {
  items: { 'MEDIA#*': ['dynamodb:UpdateItem', 'dynamodb:ConditionCheckItem'] },
  originals: ['s3:PutObject'],
}

/** Takes pictures of a deleted property out of reach, and has them made anew when it is restored. */
export const settlePictures: Grants = {
  items: { 'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  scanned: ['imageUrl'],
  originals: ['s3:GetObject', 's3:PutObject'],
  variants: ['s3:DeleteObject'],
}

/**
 * Takes away what visitors receive of pictures that nothing shows any more; whether anything does is read off the whole
 * table. Where none but a deleted property shows one, that property's pictures are settled.
 */
export const removePictures: Grants = sumOf(settlePictures, {
  items: {
    'PROPERTY#*': [
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ],
  },
})

/** Removes everything below a property whose deletion for good has begun, with its pictures. */
export const finishDeletion: Grants = {
  scanned: ['imageUrl'],
  originals: ['s3:DeleteObject'],
  variants: ['s3:DeleteObject'],
  items: {
    'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    'PROPERTY#*': ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    'VIEWS#*': ['dynamodb:Query', 'dynamodb:BatchWriteItem'],
    'VIEWCOUNT*': ['dynamodb:BatchWriteItem'],
  },
}
