import { storageOf } from '../aws/storage.ts'
import { restore } from '../backup/restore.ts'
import { commandOf, OperationError } from '../stages.ts'
import { ask } from './ask.ts'
import { run } from './end.ts'
import { dataFolder, printLine, typedFolder } from './programs.ts'

await run(async () => {
  const { words, stage, yes, options } = commandOf(process.argv.slice(2), { replace: { type: 'boolean' } })
  const [typed] = words
  if (!typed || words.length > 1)
    throw new OperationError('npm run restore -- <folder> [--stage=prod|dev|local] [--replace [--yes]]')
  const folder = typedFolder(typed)
  const storage = await storageOf(stage, dataFolder)
  const agrees = async () => {
    if (yes) return true
    printLine(`What stage ${stage} holds and ${folder} does not will be gone.`)
    return (await ask(`Type ${stage} to go on: `)).trim() === stage
  }
  printLine(`Checking ${folder} and restoring it ...`)
  const { items, objects, deleted, uninvited } = await restore({
    storage,
    folder,
    replace: options.replace === true,
    agrees,
  })
  printLine(`Stage ${stage} holds the ${items} items and ${objects.length} images and variants of ${folder}.`)
  if (deleted > 0) printLine(`${deleted} others were deleted.`)
  printLine('Its pages are published within minutes.')
  for (const email of uninvited)
    printLine(`${email} had an account:\n    npm run people -- invite ${email} --stage=${stage}`)
})
