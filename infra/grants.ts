type TableAction = `dynamodb:${string}`

/** Prefixes of partition keys distinguish items; see functions/src/data/keys.ts. */
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

/** See functions/src/data/keys.ts. */
const indexPartitions = ['ACTIVITY', 'LISTING', 'PREVIEWS#*', 'TRASH', 'UNLISTED', 'UPLOADS'] as const
type IndexPartition = (typeof indexPartitions)[number]

/** Everything else is denied. */
export interface Grants {
  /** Access through the index is separate. */
  items?: Partial<Record<Partition, readonly TableAction[]>>
  /** It may query these partitions of GSI1. */
  index?: readonly IndexPartition[]
  /** Images (`images/*`) of the originals bucket. */
  originals?: readonly `s3:${string}`[]
  /** Listing covers the whole variants bucket. */
  variants?: readonly `s3:${string}`[]
  people?: readonly `cognito-idp:${string}`[]
  /** Actions by object key; `*` matches any part. */
  site?: Readonly<Record<string, readonly `s3:${string}`[]>>
}

/** An action without grants is absent. */
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
 * Reads a session and the end of its person's sign-ins; stores refreshed groups and, hourly, the last use; deletes
 * the session of a deleted person.
 */
export const checkSession: Grants = {
  items: {
    'SESSION#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    'USER#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
  },
}

export const recordChanges: Grants = { items: { 'HISTORY#*': ['dynamodb:PutItem'] } }

/** Checks uploaded images, waits for their variants and references them. */
export const referenceImages: Grants = {
  items: { 'MEDIA#*': ['dynamodb:GetItem', 'dynamodb:UpdateItem'] },
  originals: ['s3:GetObject'],
}

/** Removes everything below a permanently deleted property. */
export const removeFromTrash: Grants = {
  items: {
    'PROPERTY#*': [
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ],
    'VIEWS#*': ['dynamodb:Query', 'dynamodb:DeleteItem'],
    'VIEWCOUNT*': ['dynamodb:DeleteItem'],
  },
}
