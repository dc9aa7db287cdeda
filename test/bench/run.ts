import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Property } from '@porchlight/contract/properties/property'
import { allProperties, pick } from '../support/site/catalogue.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { benchAdminList } from './admin-list.ts'
import { benchClicks, benchInteractions } from './clicks.ts'
import { benchBundles, benchCall } from './functions.ts'
import { benchHistory } from './history.ts'
import { benchLargeCity, benchPages, everyKind } from './pages.ts'
import { benchFullPublication, benchOneEdit, benchSaves } from './publishing.ts'
import { decisionsSection, withSections } from './report-file.ts'
import { benchScaling } from './scaling.ts'
import { slowness } from './slowness.ts'
import { median, table } from './statistics.ts'
import { benchVariants } from './variants.ts'
import { benchWebBundle } from './web-bundle.ts'

/**
 * `npm run bench -- --pages` measures the pages alone, `-- --clicks` what a visitor does after the first page among
 * 1,000 properties, `-- --admin` the administrators' list and an editor with a history.
 */
const [pagesOnly, clicksOnly, adminOnly] = ['--pages', '--clicks', '--admin'].map((only) => process.argv.includes(only))
const port = Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700)
const sections: string[] = []

/** Limits hold at a pace of 1.0. */
async function report(title: string, rows: readonly Record<string, string | number>[]) {
  const paces: number[] = []
  for (let n = 0; n < 3; n++) paces.push(await slowness())
  const section = `## ${title}\n\n${table(rows)}\n\nPace: ${median(paces).toFixed(1)}\n`
  sections.push(section)
  console.log(`\n${section}`)
}

if (!adminOnly) await reportSite()
if (!adminOnly && !pagesOnly) await reportCityOfMany()
if (!pagesOnly && !clicksOnly) await reportAdminList()
if (!pagesOnly && !clicksOnly && !adminOnly) await reportPublisher()

if (process.argv.includes('--write')) {
  const path = join(repositoryRoot, 'docs/benchmarks.md')
  const former = await readFile(path, 'utf8')
  const head = `# Benchmarks\n\nWritten by \`npm run bench -- --write\` on ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}. \`--pages\`, \`--clicks\` or \`--admin\` measures one part and keeps the others. Times: median and worst of 5 runs. Pace and phone: [decision 032](decisions/032-calibrate-cpu-throttling-in-benchmarks.md).\n\n`
  const isPart = pagesOnly || clicksOnly || adminOnly
  await writeFile(path, withSections(isPart ? former : head + decisionsSection(former), sections))
}

async function reportSite() {
  const site = await startSite({ port, demo: clicksOnly ? '1000' : 'on' })
  try {
    if (clicksOnly) await reportGrownCity(site)
    else await reportAll(site)
  } finally {
    await site.stop()
  }
}

async function reportAll(site: RunningSite) {
  const { origin } = site
  const properties = await allProperties(origin)
  const { id } = pick(properties, 'with pictures', ({ images }) => images.length > 2)
  const building = pick(properties, 'with units', ({ unitCount }) => Boolean(unitCount))
  if (!pagesOnly) await reportCalls(site, id, building)
  await report('Pages: Lighthouse mobile simulation', await benchPages(origin, everyKind(id, building.id)))
  const house = pick(
    properties,
    'with pictures',
    ({ images, unitCount }) => images.length > 2 && unitCount === undefined,
  )
  await reportClicks(origin, 24, { house: house.id, building: building.id })
}

async function reportCalls(site: RunningSite, id: string, building: Property) {
  const { origin } = site
  await report('Public site, files after brotli', benchWebBundle())
  await report('Functions: bundle and import (median of 15 fresh processes)', benchBundles())
  await report('Public routes over HTTP (300 calls one after the other)', [
    await benchCall('listProperties', `${origin}/api/properties`),
    await benchCall('getProperty', `${origin}/api/properties/${id}`),
    await benchCall('listUnits', `${origin}/api/properties/${building.id}/units`),
    await benchCall('listHeroImages', `${origin}/api/hero-images`),
    await benchCall('trackView', `${origin}/api/analytics/track-view/${id}`, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36' },
    }),
  ])
  await report("Publishing: from the answer to an administrator's save to the new HTML at the edge, over HTTP", [
    await benchSaves(site, building),
  ])
}

async function reportClicks(origin: string, homes: number, at: Parameters<typeof benchInteractions>[1]) {
  await report(`Clicks with ${homes} properties`, await benchClicks(origin, homes === 24))
  await report(`Interactions with ${homes} properties`, await benchInteractions(origin, at))
}

async function reportGrownCity({ origin }: RunningSite) {
  const all = await allProperties(origin)
  await report(`A city among ${all.length} properties`, [await benchLargeCity(origin, all)])
  await reportClicks(origin, all.length, someOf(all))
}

async function reportCityOfMany() {
  const city = await startSite({ port, demo: '400' })
  try {
    const all = await allProperties(city.origin)
    await report(`Interactions with ${all.length} properties`, await benchInteractions(city.origin, someOf(all)))
  } finally {
    await city.stop()
  }
}

function someOf(all: readonly Property[]) {
  const building = pick(all, 'with units', ({ unitCount }) => Boolean(unitCount))
  const house = pick(all, 'with pictures', ({ images, unitCount }) => images.length > 0 && unitCount === undefined)
  return { house: house.id, building: building.id }
}

async function reportAdminList() {
  const large = await startSite({ port, demo: '300' })
  try {
    await report("The administrators' list with 300 properties", await benchAdminList(large.origin))
    await report('A property with 30 pictures and a long history', await benchHistory(large))
  } finally {
    await large.stop()
  }
}

async function reportPublisher() {
  await report('One 24 MP JPEG to all variants (median of 5 fresh processes)', benchVariants())
  const scaling = await benchScaling(port, async (large, count) => {
    if (count < 1000) return
    const property = pick(await allProperties(large.origin), 'with units', ({ unitCount }) => Boolean(unitCount))
    const many = count.toLocaleString('en')
    if (count === 1000) await reportGrownCity(large)
    await report(`Publishing ${many} properties from nothing`, [await benchFullPublication(large)])
    await report(`Publishing one edit among ${many} properties`, [await benchOneEdit(large, property)])
  })
  await report('GET /api/properties as the catalogue grows', scaling)
}
