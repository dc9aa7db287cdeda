import { resolve } from 'node:path'
import { exportContent } from '../content/export.ts'
import { importContent } from '../content/import.ts'
import { signIn } from '../content/sign-in.ts'
import { siteApi } from '../content/site-api.ts'
import { siteOf } from '../content/where.ts'
import { commandOf, Trouble } from '../stages.ts'
import { ask, askSecret, isAgreed } from './ask.ts'
import { run } from './end.ts'
import { root } from './programs.ts'

const usage =
  'npm run content -- export|import <folder> --as=<e-mail address> [--stage=prod|dev|local] [--dry-run] [--yes]'
const say = (line: string) => process.stdout.write(`${line}\n`)

await run(async () => {
  const own = { as: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  const { words, stage, yes, options } = commandOf(process.argv.slice(2), own)
  const [action, path, ...more] = words
  const email = options.as
  if (!path || more.length > 0 || typeof email !== 'string' || (action !== 'export' && action !== 'import'))
    throw new Trouble(usage)
  // As npm was called, not where the project lies.
  const folder = resolve(process.env.INIT_CWD ?? '.', path)
  const site = await siteOf(stage, resolve(root, process.env.PORCHLIGHT_DATA || '.local'))
  const session = await signIn(site, {
    email,
    password: process.env.PORCHLIGHT_PASSWORD ?? (await askSecret(`Password of ${email}: `)),
    code: (refusal = '') => ask(`${refusal} Code of the authenticator app: `.trimStart()),
  })
  try {
    const api = siteApi(site, session)
    if (action === 'export') {
      const { properties } = await exportContent({ api, origin: site.origin, folder, now: new Date() })
      say(`${folder} holds ${properties.length} properties of ${site.origin}.`)
    } else
      await importContent({
        api,
        folder,
        say,
        agrees: async (question) => !options['dry-run'] && (yes || (await isAgreed(question))),
      })
  } finally {
    await session.end()
  }
})
