import { priceOf, pricesOf, type Unit } from './prices.ts'

/** docs/benchmarks.md has the measured figures; the others are assumptions. */
export const figures = {
  requests: { value: 10, description: 'requests of a page view: page, scripts, fonts, images' },
  kilobytes: {
    value: 150,
    description: 'KB of a page view: 185 to 245 at the first (measured), less at those that follow',
  },
  edgeFunctions: {
    value: 9,
    description: 'edge functions of a page view: two for the page, one for each image and script',
  },
  bucketRequests: {
    value: 1.5,
    description:
      'requests of a page view that the edge passes on to the bucket: it keeps pages for 1 s and images for 60 s',
  },
  properties: {
    value: 0.4,
    description: 'of all page views, those of properties: each is counted by a call of the API',
  },
  otherCalls: { value: 0.05, description: 'other calls of the API for each page view: comparison, missing pages' },
  readUnits: { value: 20, description: 'units that such a call reads from the table' },
  milliseconds: { value: 40, description: 'ms of a function of 1 GB for a call' },
  logBytes: { value: 1200, description: 'bytes in the logs for a call: the access log, and what Lambda writes' },
  viewBytes: { value: 400, description: 'bytes of a view, stored for 30 days' },
  imageGigabytes: { value: 10, description: 'GB of images with their variants and former versions' },
  familyCalls: { value: 20_000, description: 'calls of the family in the admin area' },
  publications: { value: 1720, description: 'runs of the publisher: one each hour, and 1,000 after changes' },
  publicationSeconds: { value: 5, description: 's of a run of the publisher, with 1.769 GB' },
  backgroundReads: {
    value: 2_000_000,
    description: 'units that publishing and the care of images read from the table',
  },
  saves: { value: 300, description: 'saves of properties in a month in which content is entered' },
  itemsOfSave: { value: 2, description: 'items of the table that a save writes (counted)' },
  objectsOfSave: {
    value: 5,
    description: 'requests to the bucket, of those that write or list, by which a save is published (counted)',
  },
  images: { value: 500, description: 'uploaded images in that month' },
  itemsOfImage: { value: 3, description: 'items of the table that an image writes (counted)' },
  objectsOfImage: { value: 20, description: 'files of an image: the original and its variants (counted)' },
  contentGigabytes: { value: 0.1, description: 'GB of properties and their history in the table' },
  checkedObjects: { value: 200, description: 'objects whose headers the hourly run of the publisher reads' },
  imageSeconds: { value: 8, description: 's of a function of 3 GB for the variants of an image' },
} as const satisfies Record<string, { value: number; description: string }>

/** A counted view is a transaction of four writes and one condition check, at two units each. */
const unitsOfView = 10
/** AWS bills each metric of the alarms in infra/constructs/alarm-rules.ts. */
export const alarmMetrics = 27
const customMetrics = 2
const publishing = figures.publications.value * figures.publicationSeconds.value * 1.769
const makingVariants = figures.images.value * figures.imageSeconds.value * 3
const gigabyte = 1024 ** 3
const { saves, images } = figures
const itemsOfFamily = saves.value * figures.itemsOfSave.value + images.value * figures.itemsOfImage.value
/** A transaction writes two units for each KB of an item, and as many for its copy in the index. */
const unitsOfItem = 8
const objectsWritten =
  saves.value * figures.objectsOfSave.value +
  images.value * figures.objectsOfImage.value +
  // Each run lists the bucket, again after it changed something.
  figures.publications.value * 2
const hoursOfMonth = 720

type Usage = readonly (readonly [unit: Unit, amount: number])[]

/** `views` are page views a month. */
function usageOf(views: number): Record<string, Usage> {
  const share = (name: keyof typeof figures) => views * figures[name].value
  const calls = share('properties') + share('otherCalls') + figures.familyCalls.value
  const stored = (share('properties') * figures.viewBytes.value) / gigabyte + figures.contentGigabytes.value
  return {
    CloudFront: [
      ['edgeRequests', share('requests')],
      ['edgeGigabytes', share('kilobytes') / 1024 ** 2],
      ['edgeFunctions', share('edgeFunctions')],
    ],
    S3: [
      ['bucketReads', share('bucketRequests') + hoursOfMonth * figures.checkedObjects.value],
      ['bucketWrites', objectsWritten],
      ['bucketGigabytes', figures.imageGigabytes.value],
    ],
    'API Gateway': [['apiCalls', calls]],
    Lambda: [
      ['functionCalls', calls],
      ['functionGigabyteSeconds', (calls * figures.milliseconds.value) / 1000 + publishing + makingVariants],
    ],
    DynamoDB: [
      ['tableWrites', share('properties') * unitsOfView + itemsOfFamily * unitsOfItem],
      // A view first reads the visitor's count for this minute.
      [
        'tableReads',
        share('properties') +
          (share('otherCalls') + figures.familyCalls.value) * figures.readUnits.value +
          figures.backgroundReads.value,
      ],
      ['tableGigabytes', stored],
      ['tableBackupGigabytes', stored],
    ],
    CloudWatch: [
      ['logGigabytes', (calls * figures.logBytes.value) / gigabyte],
      ['alarmMetrics', alarmMetrics],
      ['metrics', customMetrics],
    ],
    'Cognito, up to 10,000 people': [['peopleWhoSignIn', 5]],
    'Route 53, with a domain': [['hostedZones', 1]],
  }
}

/** AWS WAF for `firewall`: one list with one rule in front of all requests. */
const firewallOf = (views: number): Usage => [
  ['firewallLists', 1],
  ['firewallRules', 1],
  ['firewallRequests', views * figures.requests.value],
]

const dollarsOf = (usage: Usage) => usage.reduce((sum, [unit, amount]) => sum + priceOf(unit, amount), 0)

/** Returns US dollars a month by service. `views` are page views a month. */
export const costsOf = (views: number) =>
  Object.entries(usageOf(views)).map(([service, usage]) => ({ service, dollars: dollarsOf(usage) }))

/** Returns the Markdown table of docs/operations.md. */
export function costTable(levels: readonly number[] = [10_000, 1_000_000, 100_000_000]): string {
  const columns = levels.map(costsOf)
  const shown = (dollars: number) => (dollars < 100 ? dollars.toFixed(2) : Math.round(dollars).toLocaleString('en-US'))
  const [first = []] = columns
  const rows = first.map(({ service }, row) => [service, ...columns.map((costs) => shown(costs[row]?.dollars ?? 0))])
  const sums = columns.map((costs) => shown(costs.reduce((sum, { dollars }) => sum + dollars, 0)))
  const table = [
    ['page views a month', ...levels.map((views) => views.toLocaleString('en-US'))],
    ['---', ...levels.map(() => '---:')],
    ...rows,
    ['**US dollars together**', ...sums.map((sum) => `**${sum}**`)],
    ['more with the `firewall`', ...levels.map((views) => shown(dollarsOf(firewallOf(views))))],
  ]
  return [
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `At the prices of us-east-1 of ${pricesOf}, before tax, less what is free in every month. What is assumed:`,
    '',
    ...Object.values(figures).map(({ value, description }) => `- ${value.toLocaleString('en-US')} ${description}`),
  ].join('\n')
}
