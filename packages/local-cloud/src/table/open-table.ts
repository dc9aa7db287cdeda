import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lastPids } from '../machine/data-folder.ts'
import { Trouble } from '../machine/log.ts'
import { freePort } from '../machine/ports.ts'
import { mendStreams } from './mend-streams.ts'
import { endLeftover, startTableServer, type TableServer } from './table-server.ts'

/** The table server that is asked for, or our own one on the data folder. Throws Trouble when it does not answer. */
export async function openTable(options: {
  dynamodbEndpoint: string | undefined
  dataFolder: string
  onStart(pid: number): void
}): Promise<TableServer> {
  const { dynamodbEndpoint: endpoint, dataFolder, onStart } = options
  if (endpoint) {
    try {
      await fetch(endpoint, { signal: AbortSignal.timeout(5000) })
    } catch {
      throw new Trouble(`No table server answers at DYNAMODB_ENDPOINT=${endpoint}.`)
    }
    return { endpoint, stop: () => Promise.resolve() }
  }
  const folder = join(dataFolder, 'table')
  const file = join(folder, 'table.db')
  mkdirSync(folder, { recursive: true })
  await endLeftover(lastPids(dataFolder).table, file)
  const server = await startTableServer({ file, port: await freePort(), onStart })
  await mendStreams(file)
  return server
}
