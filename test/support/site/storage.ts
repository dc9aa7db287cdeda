import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Storage, storageOf } from '@porchlight/operations/aws/storage'
import { dataFolder } from './environment.ts'

let opened: { environment: string; storage: Storage } | undefined

/** For data that no public call returns. A restart changes addresses and keys. */
export async function openStorage(folder = dataFolder): Promise<Storage> {
  const environment = await readFile(join(folder, 'environment.json'), 'utf8')
  if (opened?.environment !== environment) opened = { environment, storage: await storageOf('local', folder) }
  return opened.storage
}
