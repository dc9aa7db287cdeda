/** US dollars of one unit, up to this many units a month. The last step has no limit. */
type Steps = readonly { upTo: number; dollars: number }[]

const flat = (dollars: number): Steps => [{ upTo: Number.POSITIVE_INFINITY, dollars }]
const million = 1e6

interface Price {
  /** Units that are free every month, not only in the first year of an account. */
  free: number
  steps: Steps
}

/** Prices are those of us-east-1 from aws.amazon.com/<service>/pricing on this day. */
export const pricesOf = '2026-11-22'
const prices = {
  edgeRequests: { free: 10 * million, steps: flat(0.01 / 10_000) },
  edgeGigabytes: {
    free: 1024,
    steps: [
      { upTo: 10 * 1024, dollars: 0.085 },
      { upTo: 50 * 1024, dollars: 0.08 },
      { upTo: 150 * 1024, dollars: 0.06 },
      { upTo: Number.POSITIVE_INFINITY, dollars: 0.04 },
    ],
  },
  edgeFunctions: { free: 2 * million, steps: flat(0.1 / million) },
  bucketReads: { free: 0, steps: flat(0.0004 / 1000) },
  bucketWrites: { free: 0, steps: flat(0.005 / 1000) },
  bucketGigabytes: { free: 0, steps: flat(0.023) },
  apiCalls: { free: 0, steps: [{ upTo: 300 * million, dollars: 1 / million }, ...flat(0.9 / million)] },
  functionCalls: { free: million, steps: flat(0.2 / million) },
  // All functions run on Graviton.
  functionGigabyteSeconds: { free: 400_000, steps: flat(0.0000133334) },
  tableWrites: { free: 0, steps: flat(0.625 / million) },
  tableReads: { free: 0, steps: flat(0.125 / million) },
  tableGigabytes: { free: 25, steps: flat(0.25) },
  tableBackupGigabytes: { free: 0, steps: flat(0.2) },
  logGigabytes: { free: 5, steps: flat(0.5) },
  alarmMetrics: { free: 10, steps: flat(0.1) },
  metrics: { free: 10, steps: flat(0.3) },
  peopleWhoSignIn: { free: 10_000, steps: flat(0.015) },
  firewallLists: { free: 0, steps: flat(5) },
  firewallRules: { free: 0, steps: flat(1) },
  firewallRequests: { free: 0, steps: flat(0.6 / million) },
  hostedZones: { free: 0, steps: flat(0.5) },
} as const satisfies Record<string, Price>

export type Unit = keyof typeof prices

/** Returns US dollars for this many units a month. */
export function priceOf(unit: Unit, units: number): number {
  const { free, steps }: Price = prices[unit]
  let [dollars, from] = [0, free]
  for (const { upTo, dollars: each } of steps) {
    dollars += Math.max(0, Math.min(units, upTo) - from) * each
    from = Math.max(from, upTo)
  }
  return dollars
}
