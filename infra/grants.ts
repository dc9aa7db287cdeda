type TableAction = `dynamodb:${string}`

/** Items are told apart by what their partition key begins with; see functions/src/data/keys.ts. */
const partitions = [
  'HERO*',
  'HISTORY#*',
  'LEASE#*',
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
const indexPartitions = ['ACTIVITY', 'LISTING', 'PREVIEWS#*', 'TRASH', 'UNLISTED', 'UPLOADS'] as const
type IndexPartition = (typeof indexPartitions)[number]

/** What one function may do, action by action; what is not named here is denied. */
export interface Grants {
  /** On items of the table itself, not through its index. */
  items?: Partial<Record<Partition, readonly TableAction[]>>
  /** Which partitions of the index GSI1 it may query. */
  index?: readonly IndexPartition[]
  /** On the pictures (`images/*`) of the originals bucket. */
  originals?: readonly `s3:${string}`[]
  /** On what was made of them, in the variants bucket; listing is about the whole of it. */
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
export const recordChanges: Grants = { items: { 'HISTORY#*': ['dynamodb:PutItem'] } }

/** Looks at uploaded images, waits for their variants and references them. */
export const referenceImages: Grants = {
  items: { 'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  originals: ['s3:GetObject'],
}

/** Removes everything below a property that was deleted for good. */
export const removeFromTrash: Grants = {
  items: {
    'PROPERTY#*': [
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ],
    'VIEWS#*': ['dynamodb:Query', 'dynamodb:BatchWriteItem'],
    'VIEWCOUNT*': ['dynamodb:BatchWriteItem'],
  },
}
