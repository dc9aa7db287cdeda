import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'

/** The item must exist, unless the change `creates` it. */
export interface ItemChange {
  key: { PK: string; SK: string }
  creates?: boolean
  /** Attributes by name; undefined removes one. */
  set?: Record<string, unknown>
  /** These are added to numbers. */
  add?: Record<string, number>
  /** Attributes as they were read; the change is refused when one differs by now. */
  expected?: Record<string, unknown>
}

type Update = Omit<NonNullable<NonNullable<TransactWriteCommandInput['TransactItems']>[number]['Update']>, 'TableName'>

/** Both changes must be of one item. */
export const mergeChanges = (a: ItemChange, b: ItemChange): ItemChange => ({
  key: a.key,
  ...(a.creates && b.creates && { creates: true }),
  set: { ...a.set, ...b.set },
  add: sumOf(a.add, b.add),
  expected: { ...a.expected, ...b.expected },
})

function sumOf(a: Record<string, number> = {}, b: Record<string, number> = {}): Record<string, number> {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]))
}

/** Returns the table's form of a change. */
export function updateOf({ key, creates = false, set = {}, add = {}, expected = {} }: ItemChange): Update {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const nameOf = (attribute: string) => {
    const name = `#n${Object.keys(names).length}`
    names[name] = attribute
    return name
  }
  const placeholderOf = (value: unknown) => {
    const name = `:v${Object.keys(values).length}`
    values[name] = value
    return name
  }
  const present = Object.entries(set).filter(([, value]) => value !== undefined)
  const removed = Object.entries(set).filter(([, value]) => value === undefined)
  const clauses = [
    clause(
      'SET',
      present.map(([name, value]) => `${nameOf(name)} = ${placeholderOf(value)}`),
    ),
    clause(
      'REMOVE',
      removed.map(([name]) => nameOf(name)),
    ),
    clause(
      'ADD',
      Object.entries(add).map(([name, value]) => `${nameOf(name)} ${placeholderOf(value)}`),
    ),
  ]
  const conditions = Object.entries(expected).map(([name, value]) =>
    value === undefined ? `attribute_not_exists(${nameOf(name)})` : `${nameOf(name)} = ${placeholderOf(value)}`,
  )
  return {
    Key: key,
    ConditionExpression: [...(creates ? [] : ['attribute_exists(PK)']), ...conditions].join(' AND ') || undefined,
    UpdateExpression: clauses.filter(Boolean).join(' '),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}

const clause = (verb: string, parts: string[]) => (parts.length > 0 ? `${verb} ${parts.join(', ')}` : '')
