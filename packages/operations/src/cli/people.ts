import { emailFrom, invite, list, type Member, remove, signOut } from '../people/people.ts'
import { peopleOfStage } from '../people/where.ts'
import { commandOf, OperationError } from '../stages.ts'
import { run } from './end.ts'
import { dataFolder, printLine } from './programs.ts'

const usage = 'npm run people -- invite|remove|list|sign-out <e-mail address> [--stage=prod|dev|local]'

const inviteMessages = {
  invited: 'is invited: a message with a temporary password, good for 7 days, is on its way.',
  'invited again': 'has not followed the first invitation; it is sent once more.',
  'member already': 'has an account, and may change things.',
}

await run(async () => {
  const { words, stage } = commandOf(process.argv.slice(2))
  const [action, ...typed] = words
  if (!action || (action !== 'list' && typed.length === 0)) throw new OperationError(usage)
  const email = action === 'list' ? '' : emailFrom(typed.join(' '))
  const people = await peopleOfStage(stage, dataFolder)
  switch (action) {
    case 'invite':
      return void printLine(`${email} ${inviteMessages[await invite(people, email)]}`)
    case 'remove':
      await remove(people, email)
      return void printLine(`${email} is signed out from the next request on. The account is deleted.`)
    case 'sign-out':
      await signOut(people, email)
      return void printLine(`${email} is signed out everywhere, from the next call on.`)
    case 'list':
      return void (await list(people)).map((member) => printLine(lineOf(member)))
    default:
      throw new OperationError(usage)
  }
})

function lineOf({ email, isAdmin, status }: Member): string {
  return [email, isAdmin ? 'may change things' : 'may change nothing', status.toLowerCase().replaceAll('_', ' ')].join(
    '\t',
  )
}
