type TableAction = `dynamodb:${string}`

/** Items are told apart by what their partition key begins with; see functions/src/data/keys.ts. */
const partitions = ['HERO*', 'MEDIA#*', 'PROPERTY#*', 'SESSION#*', 'USER#*', 'VIEWCOUNT*', 'VIEWS#*'] as const
type Partition = (typeof partitions)[number]

/** What one function may do, action by action; what is not named here is denied. */
export interface Grants {
  /** On items of the table itself, not through its index. */
  items?: Partial<Record<Partition, readonly TableAction[]>>
  /** On the index GSI1 alone. */
  index?: readonly TableAction[]
  /** These attributes may be read through the whole table, and no others. */
  scanned?: readonly string[]
  /** On the pictures (`images/*`) of the originals bucket. */
  originals?: readonly `s3:${string}`[]
  /** On what was made of them, in the variants bucket. */
  variants?: readonly `s3:${string}`[]
}

/** All of these together. */
export function sumOf(...parts: readonly Grants[]): Grants {
  const items: Grants['items'] = {}
  const sum = {
    index: new Set<TableAction>(),
    scanned: new Set<string>(),
    originals: new Set<`s3:${string}`>(),
    variants: new Set<`s3:${string}`>(),
  }
  for (const { items: some = {}, index = [], scanned = [], originals = [], variants = [] } of parts) {
    for (const partition of partitions) {
      const actions = new Set([...(items[partition] ?? []), ...(some[partition] ?? [])])
      if (actions.size > 0) items[partition] = [...actions]
    }
    for (const action of index) sum.index.add(action)
    for (const attribute of scanned) sum.scanned.add(attribute)
    for (const action of originals) sum.originals.add(action)
    for (const action of variants) sum.variants.add(action)
  }
  return {
    ...(Object.keys(items).length > 0 && { items }),
    ...(sum.index.size > 0 && { index: [...sum.index] }),
    ...(sum.scanned.size > 0 && { scanned: [...sum.scanned] }),
    ...(sum.originals.size > 0 && { originals: [...sum.originals] }),
    ...(sum.variants.size > 0 && { variants: [...sum.variants] }),
  }
}
