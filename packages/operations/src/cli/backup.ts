import { resolve } from 'node:path'
import { storageOf } from '../aws/storage.ts'
import { backUp } from '../backup/backup.ts'
import { commandOf, Trouble } from '../stages.ts'
import { run } from './end.ts'
import { root } from './programs.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

await run(async () => {
  const { words, stage, options } = commandOf(process.argv.slice(2), { table: { type: 'string' } })
  const [folder] = words
  if (!folder || words.length > 1)
    throw new Trouble('npm run backup -- <folder> [--stage=prod|dev|local] [--table=<a recovered table>]')
  const storage = await storageOf(stage, resolve(root, process.env.PORCHLIGHT_DATA || '.local'))
  const tableName = typeof options.table === 'string' ? options.table : storage.tableName
  const { items, objects, missing } = await backUp({ storage: { ...storage, tableName }, folder, say })
  const originals = objects.filter(({ bucket }) => bucket === 'originals').length
  say(
    `${folder} holds stage ${stage}: ${items} items, ${originals} pictures and ${objects.length - originals} variants.`,
  )
  for (const picture of missing) say(`The bucket has no ${picture}, which the site shows.`)
})
