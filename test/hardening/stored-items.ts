import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { viewCountSchema } from '@porchlight/contract/analytics/analytics'
import { heroImageSchema } from '@porchlight/contract/images/hero'
import { propertyImageSchema, unitImageSchema } from '@porchlight/contract/images/image'
import { userSchema } from '@porchlight/contract/people/session'
import { propertySchema } from '@porchlight/contract/properties/property'
import { unitSchema } from '@porchlight/contract/properties/unit'
import { unitSummarySchema } from '@porchlight/contract/properties/unit-summary'
import * as z from 'zod/mini'
import { openStorage } from '../support/site/storage.ts'
import { oddNames } from './arbitrary-input.ts'

export type StoredItem = Record<string, unknown> & { PK: string; SK: string }

export async function storedItems(): Promise<StoredItem[]> {
  const { dynamodb: client, tableName } = await openStorage()
  const items: StoredItem[] = []
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(client) },
    { TableName: tableName, ConsistentRead: true },
  )
  for await (const { Items = [] } of pages) items.push(...(Items as StoredItem[]))
  return items
}

const keys = { PK: z.string(), SK: z.string() }
const listed = { ...keys, GSI1PK: z.optional(z.string()), GSI1SK: z.optional(z.string()) }
const {
  images: _images,
  availabilitySummary: _availabilitySummary,
  unitSummaries: _unitSummaries,
  unitAvailabilities: _unitAvailabilities,
  ...property
} = propertySchema.shape
const {
  images: _unitImages,
  propertyTitle: _title,
  availabilitySummary: _unitAvailabilitySummary,
  ...unit
} = unitSchema.shape
/** Stored as null, absent in responses. */
const nullable = { status: z.nullable(property.status), publishAt: z.nullable(property.publishAt) }
const { isAdmin: _isAdmin, ...user } = userSchema.shape

const kinds: [keys: RegExp, schema: z.ZodMiniType][] = [
  [/^PROPERTY#\S+ PROPERTY$/, z.strictObject({ ...listed, ...property, ...nullable, unitCount: z.int() })],
  [/^PROPERTY#\S+ IMAGE#\S+$/, z.strictObject({ ...listed, ...propertyImageSchema.shape })],
  [/^PROPERTY#\S+ UNIT#[^#]+$/, z.strictObject({ ...keys, ...unit })],
  [/^PROPERTY#\S+ UNIT#\S+#IMAGE#\S+$/, z.strictObject({ ...keys, ...unitImageSchema.shape })],
  [/^HERO \S+$/, z.strictObject({ ...keys, ...heroImageSchema.shape })],
  [/^VIEWCOUNT \S+$/, z.strictObject({ ...keys, ...viewCountSchema.shape })],
  [/^VIEWCOUNT#\S+ \S+$/, z.catchall(z.object({ ...keys, propertyId: z.string() }), z.int())],
  [
    /^USER#\S+ USER$/,
    z.strictObject({
      ...keys,
      ...z.partial(z.object(user)).shape,
      signedOutAt: z.optional(z.string()),
      seenAt: z.optional(z.string()),
      invitedAt: z.optional(z.string()),
      expire: z.optional(z.int()),
    }),
  ],
]

const ours = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK', 'expire', 'unitCount', 'createdAt', 'attached'])
const foreign = new Set<string>(oddNames.filter((name) => !ours.has(name)))

/** Returns sentences about unknown fields and invalid values. */
export function unknownFieldsIn(items: readonly StoredItem[]): string[] {
  return items.flatMap((item) => {
    const name = `${item.PK} ${item.SK}`
    const schema = kinds.find(([pattern]) => pattern.test(name))?.[1]
    const odd = namesIn(item).filter((key) => foreign.has(key))
    const issues = schema ? (z.safeParse(schema, withoutUnitAvailability(item)).error?.issues ?? []) : []
    return [
      ...odd.map((key) => `${name} has a field ${JSON.stringify(key)}`),
      ...issues.map((issue) => `${name}: ${JSON.stringify(issue).slice(0, 300)}`),
    ]
  })
}

const withoutUnitAvailability = (item: StoredItem) =>
  Object.fromEntries(
    Object.entries(item).filter(
      ([name, said]) =>
        !(/^says#[0-9a-f-]{36}$/.test(name) && isStatement(said)) &&
        !(/^has#[0-9a-f-]{36}$/.test(name) && isSummary(said)),
    ),
  )
const isStatement = (said: unknown) =>
  /^(available|soon|leased) (-|\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\dT[\d:.]+Z|-)$/.test(String(said))

const summarySchema = z.strictObject({
  ...z.omit(unitSummarySchema, { state: true }).shape,
  availability: unit.availability,
  availableFrom: unit.availableFrom,
})
const isSummary = (said: unknown) => summarySchema.safeParse(JSON.parse(String(said))).success

/** History uses brotli; previews use gzip, which starts with 0x1f 0x8b. */
const unpacked = (packed: Uint8Array): unknown =>
  JSON.parse((packed[0] === 0x1f && packed[1] === 0x8b ? gunzipSync : brotliDecompressSync)(packed).toString())

function namesIn(value: unknown): string[] {
  if (value instanceof Uint8Array) return namesIn(unpacked(value))
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, child]) => [key, ...namesIn(child)])
    : []
}
