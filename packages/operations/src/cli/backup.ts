import { relative, resolve } from 'node:path'
import { storageOf } from '../aws/storage.ts'
import { backUp } from '../backup/backup.ts'
import { commandOf, OperationError } from '../stages.ts'
import { run } from './end.ts'
import { dataFolder, printLine, root, typedFolder } from './programs.ts'

await run(async () => {
  const { words, stage, options } = commandOf(process.argv.slice(2), { table: { type: 'string' } })
  const [typed] = words
  if (!typed || words.length > 1)
    throw new OperationError('npm run backup -- <folder> [--stage=prod|dev|local] [--table=<a recovered table>]')
  const folder = typedFolder(typed)
  // It contains personal data, and Git would find it.
  if (!relative(root, folder).startsWith('..'))
    throw new OperationError(
      `${folder} lies in the checkout. Choose a folder outside, such as ${resolve(root, '../porchlight-backup')}.`,
    )
  const storage = await storageOf(stage, dataFolder)
  const tableName = typeof options.table === 'string' ? options.table : storage.tableName
  printLine(`Reading stage ${stage} ...`)
  const { items, objects, changed, missing } = await backUp({ ...storage, tableName }, folder)
  const originals = objects.filter(({ bucket }) => bucket === 'originals').length
  printLine(
    `${folder} holds stage ${stage}: ${items} items, ${originals} images and ${objects.length - originals} variants.`,
  )
  for (const original of missing) printLine(`The bucket has no ${original}, which the site shows.`)
  for (const key of changed) printLine(`Saved meanwhile, perhaps half of it is in the backup: ${key}`)
})
