import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { median } from './statistics.ts'

/** Measures GET /api/properties in ms and in bytes before compression. `also` runs on each site. */
export async function benchScaling(port: number, also: (site: RunningSite, count: number) => Promise<void>) {
  const rows = []
  for (const count of [10, 100, 1000, 3000]) {
    const site = await startSite({ port, demo: String(count) })
    try {
      // Pages are published at the same time.
      await also(site, count)
      const times: number[] = []
      let bytes = 0
      let listed = 0
      for (let n = 0; n < 20; n++) {
        const start = performance.now()
        const body = await (await fetch(`${site.origin}/api/properties`)).text()
        times.push(performance.now() - start)
        bytes = Buffer.byteLength(body)
        listed = JSON.parse(body).length
      }
      const ms = median(times)
      rows.push({
        properties: count,
        listed,
        'median ms': ms.toFixed(1),
        'ms each': (ms / count).toFixed(3),
        KB: Math.round(bytes / 1024),
        'bytes each': Math.round(bytes / count),
      })
    } finally {
      await site.stop()
    }
  }
  return rows
}
