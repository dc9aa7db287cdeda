import { setTimeout } from 'node:timers/promises'
import { findInconsistencies, storedOriginals } from '../hardening/invariants.ts'
import { type StoredItem, storedItems } from '../hardening/stored-items.ts'
import { type Client, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { childPids, type RunningSite } from '../support/site/running-site.ts'
import { propertyFields, unitFields } from '../support/site/sandbox.ts'
import { none, type SoakResult } from './result.ts'

const crashes = 10
const writers = 6

/** Titles by property id; undefined if deleted. */
type Acknowledged = Map<string, { title: string; unit?: string } | undefined>

/** Kills everything with SIGKILL while six people write, restarts, and checks the data, ten times. */
export async function crash(start: () => Promise<RunningSite>): Promise<SoakResult[]> {
  const acknowledged: Acknowledged = new Map()
  const halves: string[] = []
  const lost: string[] = []
  let site = await start()
  for (let n = 0; n < crashes; n += 1) {
    const client = await signIn(site.origin, admin)
    const dead = new AbortController()
    const writing = Array.from({ length: writers }, () => writeUntil(client, acknowledged, dead.signal))
    await setTimeout(1000 + Math.random() * 2000)
    for (const pid of Object.values(await childPids(site.dataFolder))) process.kill(pid, 'SIGKILL')
    dead.abort()
    await Promise.all(writing)
    site = await start()
    const items = await storedItems()
    halves.push(...findInconsistencies(items, await storedOriginals()))
    lost.push(...lostOf(acknowledged, items))
  }
  await site.stop()
  return [
    none(`lost writes of ${acknowledged.size} properties in ${crashes} crashes`, lost),
    none('partial writes', halves),
  ]
}

/** An unacknowledged write may or may not have happened. */
async function writeUntil(client: Client, acknowledged: Acknowledged, dead: AbortSignal): Promise<void> {
  try {
    while (!dead.aborted) {
      const created = await client.send('POST', '/api/properties', { property: propertyFields(), images: [] })
      const { id, title } = await created.json()
      acknowledged.set(id, { title })
      const unit = await (await client.send('POST', '/api/units', { unit: unitFields(id), images: [] })).json()
      acknowledged.set(id, { title, unit: unit.id })
      const property = propertyFields()
      acknowledged.delete(id)
      const saved = await client.send('PUT', `/api/properties/${id}`, { property, images: [] })
      if (!saved.ok) continue
      acknowledged.set(id, { title: property.title, unit: unit.id })
      if (Math.random() < 0.5) continue
      acknowledged.delete(id)
      if ((await client.send('DELETE', `/api/properties/${id}`)).ok) acknowledged.set(id, undefined)
    }
  } catch (error) {
    if (!dead.aborted) await setTimeout(0)
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
  }
}

function lostOf(acknowledged: Acknowledged, items: readonly StoredItem[]): string[] {
  const at = new Map(items.map((item) => [`${item.PK} ${item.SK}`, item]))
  return [...acknowledged].flatMap(([id, known]) => {
    const stored = at.get(`PROPERTY#${id} PROPERTY`)
    if (!known) return stored ? [`${id} was deleted and is there`] : []
    const unit = known.unit && at.get(`PROPERTY#${id} UNIT#${known.unit.split('.')[1]}`)
    if (stored?.title !== known.title) return [`${id} is ${stored?.title}, not ${known.title}`]
    return known.unit && !unit ? [`the unit ${known.unit} is gone`] : []
  })
}
