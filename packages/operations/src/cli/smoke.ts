import { smoke } from '../smoke/smoke.ts'
import { tellOf } from '../smoke/tell.ts'

const [address = '', api] = process.argv.slice(2)
const url = URL.parse(address)
if (url && /^https?:$/.test(url.protocol) && (api === undefined || URL.canParse(api))) {
  process.exitCode = tellOf(await smoke(url.origin, { api }), (line) => process.stdout.write(`${line}\n`)) ? 0 : 1
} else {
  process.stderr.write('Say which site: npm run smoke -- https://www.homes.org\n')
  process.exitCode = 1
}
