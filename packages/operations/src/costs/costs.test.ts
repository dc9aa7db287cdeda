import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { costsOf, costTable } from './costs.ts'
import { priceOf } from './prices.ts'

const file = new URL('../../../../docs/operations.md', import.meta.url)
const place = /(?<=<!-- npm run costs -->\n\n).*?(?=\n\n<!-- end -->)/s
const manual = readFileSync(file, 'utf8')
if (process.env.PORCHLIGHT_WRITE_DOCS)
  writeFileSync(
    file,
    manual.replace(place, () => costTable()),
  )

test('matches docs/operations.md; PORCHLIGHT_WRITE_DOCS=1 updates it', () => {
  expect(place.exec(readFileSync(file, 'utf8'))?.[0]).toBe(costTable())
})

test('charges nothing for free amounts, and the price of each step', () => {
  expect(priceOf('edgeRequests', 10_000_000)).toBe(0)
  expect(priceOf('edgeRequests', 11_000_000)).toBeCloseTo(1)
  expect(priceOf('edgeGigabytes', 1024)).toBe(0)
  expect(priceOf('edgeGigabytes', 11 * 1024)).toBeCloseTo(9 * 1024 * 0.085 + 1024 * 0.08)
  expect(priceOf('edgeGigabytes', 200 * 1024)).toBeCloseTo(1024 * (9 * 0.085 + 40 * 0.08 + 100 * 0.06 + 50 * 0.04))
  expect(priceOf('tableWrites', 2_000_000)).toBeCloseTo(1.25)
})

test('matches a calculation by hand for a million page views', () => {
  const costs = Object.fromEntries(costsOf(1_000_000).map(({ service, dollars }) => [service, dollars]))
  // 10 million requests and 143 GB are free, 7 of 9 million edge functions are not.
  expect(costs.CloudFront).toBeCloseTo(0.7)
  // 1.5 million reads and 144,000 each hour, 10 GB, and some 20,000 writes and lists.
  expect(costs.S3).toBeCloseTo(0.6 + 0.06 + 0.23 + 0.1, 1)
  // 400,000 views, 50,000 other calls, 20,000 of the family.
  expect(costs['API Gateway']).toBeCloseTo(0.47)
  expect(costs.Lambda).toBe(0)
  // 4 million units written and some 25,000 by the family, 3.8 million read, 0.25 GB backed up.
  expect(costs.DynamoDB).toBeCloseTo(2.5 + 0.02 + 0.475 + 0.05, 1)
  // Metrics of alarms: 13 beyond those that are free.
  expect(costs.CloudWatch).toBeCloseTo(1.3)
})

test('a month with 10,000 page views and 300 saves costs at most 3 dollars', () => {
  expect(costsOf(10_000).reduce((sum, { dollars }) => sum + dollars, 0)).toBeLessThanOrEqual(3)
})
