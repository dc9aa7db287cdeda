import { type Site, siteOf } from '../smoke/admin/site.ts'
import { smokeAsAdmin } from '../smoke/admin/smoke-as-admin.ts'
import { printResults } from '../smoke/print-results.ts'
import { smoke } from '../smoke/smoke.ts'
import { commandOf, OperationError } from '../stages.ts'
import { ask, askSecret } from './ask.ts'
import { run } from './end.ts'
import { dataFolder, printLine } from './programs.ts'

const usage = 'npm run smoke -- <address> [<address of the API>] [--as=<email address> [--stage=prod|dev]]'

await run(async () => {
  const { words, stage, options } = commandOf(process.argv.slice(2), { as: { type: 'string' } })
  const [address = '', api, ...more] = words
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || more.length > 0 || (api !== undefined && !URL.canParse(api)))
    throw new OperationError(usage)
  const email = typeof options.as === 'string' ? options.as : undefined
  const site = email && (await siteAt(url, stage))
  const password = email && (process.env.PORCHLIGHT_PASSWORD ?? (await askSecret(`Password of ${email}: `)))
  if (email && !password) throw new OperationError('Type the password, or set PORCHLIGHT_PASSWORD.')

  const results = await smoke(url.origin, { api })
  if (site && password) {
    const code = (refusal = '') => ask(`${refusal} Code of the authenticator app: `.trimStart())
    results.push(...(await smokeAsAdmin(site, { email, password, code })))
  }
  if (!printResults(results, printLine)) process.exitCode = 1
})

/** A token must not be sent to another address. */
async function siteAt(url: URL, stage: string): Promise<Site> {
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  const name = isLocal ? 'local' : stage
  const site = await siteOf(name, dataFolder)
  if (site.origin !== url.origin) throw new OperationError(`Stage ${name} is at ${site.origin}, not at ${url.origin}.`)
  return site
}
