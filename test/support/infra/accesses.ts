import type { Grants } from '../../../infra/grants.ts'

export interface Access {
  action: string
  /** Partition key of the item, or key of the object. */
  to: string
  through?: 'index' | 'originals' | 'variants' | 'site' | 'people'
}

/** `operation` is the end of X-Amz-Target. */
export function tableAccesses(operation: string, body: unknown): Access[] {
  const action = `dynamodb:${operation}`
  switch (operation) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
    case 'PutItem':
      return [{ action, to: partitionOf(body) }]
    case 'Query': {
      const [, value = ''] = /^\w*PK = (:\w+)/.exec(text(body, 'KeyConditionExpression')) ?? []
      const to = text(body, 'ExpressionAttributeValues', value, 'S')
      return [text(body, 'IndexName') ? { action, to, through: 'index' } : { action, to }]
    }
    case 'TransactWriteItems':
      return entries(part(body, 'TransactItems')).flatMap(([, step]) =>
        entries(step).map(([kind, write]) => ({
          action: `dynamodb:${kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`}`,
          to: partitionOf(write),
        })),
      )
    case 'BatchWriteItem':
      return entries(part(body, 'RequestItems'))
        .flatMap(([, writes]) => entries(writes))
        .flatMap(([, write]) => entries(write))
        .map(([, write]) => ({ action, to: partitionOf(write) }))
    default:
      throw new Error(`No grant speaks of ${operation}`)
  }
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value ? Object.entries(value) : []

function part(value: unknown, ...path: string[]): unknown {
  return path.reduce((at, name) => entries(at).find(([key]) => key === name)?.[1], value)
}

function text(value: unknown, ...path: string[]): string {
  const found = part(value, ...path)
  return typeof found === 'string' ? found : ''
}

const partitionOf = (write: unknown) => text(write, 'Key', 'PK', 'S') || text(write, 'Item', 'PK', 'S')

/** Reading the public keys of the user pool needs no permission. */
export const poolAccesses = (target: string | undefined): Access[] =>
  target ? [{ action: `cognito-idp:${target.replace(/^.*\./, '')}`, to: '', through: 'people' }] : []

export function objectAccesses(method: string, path: string, body = ''): Access[] {
  const [, bucket, ...key] = path.split('/')
  const through = bucket?.endsWith('variants') ? 'variants' : bucket?.endsWith('site') ? 'site' : 'originals'
  const removed = body.match(/(?<=<Key>)[^<]*/g)
  if (method === 'POST' && removed) return removed.map((to) => ({ action: 's3:DeleteObject', to, through }))
  if (method === 'GET' && key.join('') === '') return [{ action: 's3:ListBucket', to: '', through }]
  const verb = { GET: 'Get', HEAD: 'Get', PUT: 'Put', DELETE: 'Delete' }[method] ?? method
  return [{ action: `s3:${verb}Object`, to: decodeURIComponent(key.join('/')), through }]
}

export function grantFor(
  { items = {}, index, site = {}, people, ...buckets }: Grants,
  access: Access,
): string | undefined {
  const { action, to, through } = access
  if (through === 'index') {
    const partition = action === 'dynamodb:Query' && index?.find((pattern) => isLike(to, pattern))
    return partition ? `${action} index ${partition}` : undefined
  }
  if (through === 'people') return people?.some((other) => other === action) ? `${action} people` : undefined
  if (through === 'site') {
    if (action === 's3:ListBucket') return Object.keys(site).length > 0 ? 's3:ListBucket site' : undefined
    const [key] =
      Object.entries(site).find(([key, actions]) => isLike(to, key) && actions.some((one) => one === action)) ?? []
    return key && `${action} site/${key}`
  }
  if (through) {
    const isGranted =
      (to.startsWith('images/') || action === 's3:ListBucket') && buckets[through]?.some((other) => other === action)
    return isGranted ? `${action} ${through}` : undefined
  }
  for (const [partition, actions] of Object.entries(items)) {
    const isIn = to.startsWith(partition.slice(0, -1))
    if (isIn && actions.some((other) => other === action)) return `${action} ${partition}`
  }
  return undefined
}

const isLike = (text: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 's').test(text)
