import { type AttributeValue, paginateQuery } from '@aws-sdk/client-dynamodb'
import { type Property, propertySchema } from '@porchlight/contract/properties/property'
import type { Browser } from 'playwright'
import { type Client, okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import type { RunningSite } from '../support/site/running-site.ts'
import { propertyFields } from '../support/site/sandbox.ts'
import { openStorage } from '../support/site/storage.ts'
import { uploads } from '../support/site/uploads.ts'
import { signedInPhone } from './admin-list.ts'
import { launchBrowser, medianAndWorst, slowPage } from './phone.ts'
import { median } from './statistics.ts'

const runs = 5
const versions = 100
const pictures = 30

/**
 * Measures a property with 30 images: its editor with 1 and 100 versions, its history, and the table bytes of a
 * version. Files are cached.
 */
export async function benchHistory({ origin, dataFolder }: RunningSite) {
  const client = await signIn(origin, admin)
  const browser = await launchBrowser()
  try {
    const property = await make(client)
    const editor = `${origin}/admin/property/${property.id}`
    const first = await opened(browser, client, editor, editorImages)
    await saveOften(client, property)
    const last = await opened(browser, client, editor, editorImages)
    const history = await opened(browser, client, `${editor}/history`, firstChanges)
    const sizes = await sizesOf(dataFolder, property.id)
    const all = sizes.reduce((sum, size) => sum + size, 0)
    return [
      { what: 'editor, ms, with 1 version', seen: first },
      { what: `editor, ms, with ${sizes.length} versions`, seen: last },
      { what: `history, ms, with ${sizes.length} versions`, seen: history },
      { what: 'bytes of a version in the table, median', seen: String(median(sizes)) },
      { what: 'the same with its copy in the index, of all versions', seen: `${Math.round((2 * all) / 1024)} KB` },
    ]
  } finally {
    await browser.close()
  }
}

/** Texts have usual lengths and are unique. */
const textsOf = (n: number) => ({
  caption: `Picture ${n}: the room behind the porch, from its ${n % 2 ? 'door' : 'window'}`,
  alt: `A bright room ${n} with a wooden floor, white walls and ${n} plants beside a window`,
  focus: { x: (n % 10) / 10, y: 0.5 },
})

async function make(client: Client): Promise<Property> {
  const urls = await uploads(client, pictures)
  const images = urls.map((url, n) => ({ url, ...textsOf(n) }))
  return propertySchema.parse(
    await okJson(await client.send('POST', '/api/properties', { property: propertyFields(), images })),
  )
}

async function saveOften(client: Client, { id, title, images }: Property): Promise<void> {
  for (let version = 2; version <= versions; version += 1) {
    const property = propertyFields({
      title,
      description: `Version ${version}. ${'A house with a porch. '.repeat(20)}`,
    })
    const unchanged = images.map(({ id, imageUrl }) => ({ id, url: imageUrl }))
    await okJson(await client.send('PUT', `/api/properties/${id}`, { property, images: unchanged }))
  }
}

/** Returns ms. */
async function opened(browser: Browser, client: Client, address: string, wanted: ExpectedElements): Promise<string> {
  const context = await signedInPhone(browser, client.session ?? '')
  const times: number[] = []
  for (let run = 0; run <= runs; run += 1) {
    const page = await slowPage(context)
    await page.goto(address, { waitUntil: 'commit' })
    const ms = await page.evaluate(timeUntilShown, wanted)
    if (run > 0) times.push(ms)
    await page.close()
  }
  await context.close()
  return medianAndWorst(times)
}

interface ExpectedElements {
  selector: string
  count: number
}
const editorImages = { selector: 'main li img', count: pictures }
const firstChanges = { selector: 'main li button', count: 20 }

const timeUntilShown = ({ selector, count }: ExpectedElements) =>
  new Promise<number>((resolve) => {
    const look = () =>
      document.querySelectorAll(selector).length < count ? void requestAnimationFrame(look) : resolve(performance.now())
    look()
  })

/** Returns bytes as DynamoDB counts them: names and values. */
async function sizesOf(dataFolder: string, propertyId: string): Promise<number[]> {
  const { dynamodb: client, tableName } = await openStorage(dataFolder)
  const sizes: number[] = []
  const query = {
    TableName: tableName,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': { S: `HISTORY#${propertyId}` } },
  }
  for await (const { Items = [] } of paginateQuery({ client }, query)) sizes.push(...Items.map(sizeOf))
  return sizes
}

const sizeOf = (item: Record<string, AttributeValue>): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOfValue(value), 0)

function sizeOfValue({ S, N, B, M }: AttributeValue): number {
  if (M) return sizeOf(M)
  return Buffer.byteLength(S ?? N ?? '') + (B?.byteLength ?? 0)
}
