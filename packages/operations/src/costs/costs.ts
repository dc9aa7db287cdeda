import { priceOf, pricesOf, type Unit } from './prices.ts'

/** docs/benchmarks.md has the measured figures; the others are assumptions. */
export const figures = {
  requests: { value: 10, description: 'requests per page view: page, scripts, fonts, images' },
  kilobytes: {
    value: 150,
    description: 'KB per page view: 185 to 245 for the first (measured), less for later ones',
  },
  edgeFunctions: {
    value: 9,
    description: 'edge function calls per page view: two for the page, one for each image and script',
  },
  bucketRequests: {
    value: 1.5,
    description: 'bucket requests per page view: the edge caches pages for 1 s and images for 60 s',
  },
  properties: {
    value: 0.4,
    description: 'share of page views that open a property; each is one API call',
  },
  otherCalls: { value: 0.05, description: 'other API calls per page view: comparison, missing pages' },
  readUnits: { value: 20, description: 'read units per such call' },
  milliseconds: { value: 40, description: 'ms per call in a function of 1 GB' },
  logBytes: { value: 1200, description: 'log bytes per call: access log and Lambda' },
  viewBytes: { value: 400, description: 'bytes per view, stored for 30 days' },
  imageGigabytes: { value: 10, description: 'GB of images, variants and former versions' },
  familyCalls: { value: 20_000, description: 'API calls of the admin area' },
  publications: { value: 1720, description: 'publisher runs: one each hour, and 1,000 after changes' },
  publicationSeconds: { value: 5, description: 's per publisher run with 1.769 GB' },
  backgroundReads: {
    value: 2_000_000,
    description: 'read units of the publisher and the image reconciler',
  },
  saves: { value: 300, description: 'property saves in a busy month' },
  itemsOfSave: { value: 2, description: 'items written per save (counted)' },
  objectsOfSave: {
    value: 5,
    description: 'bucket writes and lists per published save (counted)',
  },
  images: { value: 500, description: 'uploaded images in that month' },
  itemsOfImage: { value: 4, description: 'items written per image (counted)' },
  objectsOfImage: { value: 20, description: 'files per image: the original and its variants (counted)' },
  contentGigabytes: { value: 0.1, description: 'GB of properties and their history in the table' },
  checkedObjects: { value: 200, description: 'objects whose headers the hourly publisher run reads' },
  imageSeconds: { value: 8, description: 's per image for variants, in a function of 3 GB' },
} as const satisfies Record<string, { value: number; description: string }>

/** A counted view is a transaction of four writes and one condition check, at two units each. */
const unitsOfView = 10
/** AWS bills each metric of the alarms in infra/constructs/alarm-rules.ts. */
export const alarmMetrics = 23
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
  const formatted = (dollars: number) =>
    dollars < 100 ? dollars.toFixed(2) : Math.round(dollars).toLocaleString('en-US')
  const [first = []] = columns
  const rows = first.map(({ service }, row) => [
    service,
    ...columns.map((costs) => formatted(costs[row]?.dollars ?? 0)),
  ])
  const sums = columns.map((costs) => formatted(costs.reduce((sum, { dollars }) => sum + dollars, 0)))
  const table = [
    ['page views a month', ...levels.map((views) => views.toLocaleString('en-US'))],
    ['---', ...levels.map(() => '---:')],
    ...rows,
    ['**US dollars together**', ...sums.map((sum) => `**${sum}**`)],
    ['more with the `firewall`', ...levels.map((views) => formatted(dollarsOf(firewallOf(views))))],
  ]
  return [
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `At the prices of us-east-1 of ${pricesOf}, before tax, less the monthly free allowances. Assumptions:`,
    '',
    '| value | assumption |',
    '| ---: | --- |',
    ...Object.values(figures).map(({ value, description }) => `| ${value.toLocaleString('en-US')} | ${description} |`),
  ].join('\n')
}
