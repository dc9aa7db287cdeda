import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { arn, isObject } from '../template/resource.ts'
import type { Access } from './policies.ts'

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }))
const tableSchema = z.object({
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z._default(z.array(z.object({ IndexName: z.string(), KeySchema: keySchema })), []),
})
type TableKeys = z.infer<typeof tableSchema>

/**
 * `operation` is the end of X-Amz-Target, `body` the JSON of the call.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazondynamodb.html
 */
export function tableAccessesOf(template: CloudTemplate): (operation: string, body: unknown) => Access[] {
  const tables = new Map(
    template.ofType(tableSchema, 'AWS::DynamoDB::GlobalTable').map(({ ref, properties }) => [ref, properties]),
  )
  const access = (action: string, call: unknown, tableName = text(call, 'TableName')): Access => {
    const index = text(call, 'IndexName')
    const table = arn('dynamodb', `table/${tableName}`)
    const leading = leadingKeys(call, hashKeyOf(tables.get(tableName), index))
    return {
      action: `dynamodb:${action}`,
      resource: index ? `${table}/index/${index}` : table,
      ...(leading.length > 0 && { leadingKeys: leading }),
    }
  }
  return (operation, body) => {
    switch (operation) {
      case 'TransactWriteItems':
      case 'TransactGetItems': {
        const steps = entries(part(body, 'TransactItems')).flatMap(([, step]) => entries(step))
        const kinds = Map.groupBy(steps, ([kind, call]) => `${kind}Item ${text(call, 'TableName')}`)
        return [...kinds].map(([kind, alike]) => {
          const [action = '', tableName] = kind.split(' ')
          const calls = alike.map(([, call]) => call)
          return access(action, calls, tableName)
        })
      }
      case 'BatchWriteItem':
      case 'BatchGetItem':
        return entries(part(body, 'RequestItems')).map(([tableName, calls]) => access(operation, calls, tableName))
      default:
        return [access(operation, body)]
    }
  }
}

function hashKeyOf(table: TableKeys | undefined, index: string): string | undefined {
  const keys = index ? table?.GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === index) : table
  return keys?.KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName
}

/** In keys and items at any depth, or in a query's condition. */
function leadingKeys(call: unknown, hashKey: string | undefined): string[] {
  if (!hashKey) return []
  const condition = named(text(call, 'KeyConditionExpression'), part(call, 'ExpressionAttributeNames'))
  const [, value = ''] = new RegExp(`(?:^|[\\s(])${hashKey}\\s*=\\s*(:\\w+)`).exec(condition) ?? []
  const queried = value ? scalarOf(part(call, 'ExpressionAttributeValues', value)) : []
  return [...queried, ...itemsIn(call).flatMap((item) => scalarOf(part(item, hashKey)))]
}

const places = new Set(['Key', 'Keys', 'Item'])

function itemsIn(call: unknown): unknown[] {
  return entries(call).flatMap(([name, value]) => {
    if (places.has(name)) return Array.isArray(value) ? value : [value]
    return Array.isArray(call) || name.endsWith('Request') ? itemsIn(value) : []
  })
}

function named(expression: string, names: unknown): string {
  return expression.replaceAll(/#\w+/g, (placeholder) => text(names, placeholder) || placeholder)
}

/** Keys are text, numbers or bytes. */
function scalarOf(value: unknown): string[] {
  return entries(value).map(([, scalar]) => String(scalar))
}

function entries(value: unknown): [string, unknown][] {
  return isObject(value) || Array.isArray(value) ? Object.entries(value) : []
}

function part(value: unknown, ...path: string[]): unknown {
  return path.reduce((at, name) => entries(at).find(([key]) => key === name)?.[1], value)
}

/** Returns '' if there is no text. */
export function text(value: unknown, ...path: string[]): string {
  const result = part(value, ...path)
  return typeof result === 'string' ? result : ''
}
