import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from './machine/log.ts'

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

/** What one running local cloud is told from outside. */
export interface Settings {
  /** Port of the site; the portal is 10 above it, the buckets 20, identity 30. */
  port: number
  /** Absolute path of the folder that keeps everything from one start to the next. */
  dataFolder: string
  /** Example content: on, off, or how many properties to generate. */
  demo: string
  /** Pixels that no example picture is wider than; undefined leaves them as wide as their files. */
  demoWidth: string | undefined
  /** A table server that is already running, in place of our own. */
  dynamodbEndpoint: string | undefined
  /** Another site's portal, in place of our own: sites that share one share what is built, too. */
  portalOrigin: string | undefined
}

/** Reads the settings of the fixed interface; throws Trouble naming the one that makes no sense. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 4300)
  if (!Number.isInteger(port) || port < 1 || port > 65_505) {
    throw new UserError(`PORT must be a number between 1 and 65505; it is "${env.PORT}".`)
  }
  const demo = env.PORCHLIGHT_DEMO || 'on'
  if (!/^(on|off|\d{1,6})$/.test(demo)) {
    throw new UserError(`PORCHLIGHT_DEMO must be on, off or a number of properties; it is "${demo}".`)
  }
  const demoWidth = env.PORCHLIGHT_DEMO_WIDTH || undefined
  if (demoWidth && !/^[1-9]\d{1,4}$/.test(demoWidth)) {
    throw new UserError(`PORCHLIGHT_DEMO_WIDTH must be a number of pixels from 10 on; it is "${demoWidth}".`)
  }
  const folder = env.PORCHLIGHT_DATA || '.local'
  const endpoint = env.DYNAMODB_ENDPOINT || undefined
  if (endpoint && !/^https?:/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new UserError(`DYNAMODB_ENDPOINT must be an address such as http://localhost:8000; it is "${endpoint}".`)
  }
  const dataFolder = isAbsolute(folder) ? folder : join(root, folder)
  return {
    port,
    demo,
    demoWidth,
    dataFolder,
    dynamodbEndpoint: endpoint,
    portalOrigin: env.PORCHLIGHT_PORTAL_ORIGIN || undefined,
  }
}

/** Where everything listens. */
export function addresses({ port, portalOrigin }: Pick<Settings, 'port' | 'portalOrigin'>) {
  return {
    site: `http://localhost:${port}`,
    portal: portalOrigin ?? `http://localhost:${port + 10}`,
    // An IP address makes the AWS SDK use path-style addresses without being told.
    buckets: `http://127.0.0.1:${port + 20}`,
    identity: `http://localhost:${port + 30}`,
  }
}
