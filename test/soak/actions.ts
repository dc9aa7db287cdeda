import { viewHistorySchema } from '@porchlight/contract/analytics/analytics'
import { send } from '../hardening/send.ts'
import { okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { counted, none, type SoakResult } from './result.ts'

const calls = 10_000
const callers = 40
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** 10,000 actions on a throttled site: those accepted are counted, the others return 429. */
export async function actions(origin: string): Promise<SoakResult[]> {
  const owner = await signIn(origin, admin)
  const sandbox = openSandbox(owner)
  const { id } = await sandbox.property()
  const call = {
    method: 'POST',
    path: `/api/properties/${id}/actions`,
    headers: [
      ['user-agent', browser],
      ['content-type', 'application/json'],
    ] as const,
    body: Buffer.from('{"action":"apply"}'),
  }
  const statuses: Record<string, number> = {}
  let sent = 0
  const caller = async () => {
    for (; sent < calls; ) {
      sent += 1
      const { status } = await send(origin, call)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  console.log(`actions: ${counted(statuses)}`)
  const history = viewHistorySchema.parse(await okJson(await owner.send('GET', '/api/analytics/history?days=7')))
  const own = history.properties.find(({ propertyId }) => propertyId === id)
  const count = (own?.actions.apply ?? []).reduce((sum, day) => sum + day, 0)
  await sandbox.clear()
  const accepted = statuses[200] ?? 0
  return [
    {
      check: `${calls} actions, counted`,
      observed: String(count),
      limit: `accepted: ${accepted}`,
      met: count === accepted,
    },
    none(
      'statuses other than 200 and 429',
      Object.keys(statuses).filter((status) => !['200', '429'].includes(status)),
    ),
  ]
}
