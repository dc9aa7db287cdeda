import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from './machine/log.ts'

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '')

export const viteProgram = join(root, 'web/node_modules/vite/bin/vite.js')

export interface Settings {
  /** The portal is 10 above it, the buckets 20, identity 30. */
  port: number
  /** An absolute path. */
  dataFolder: string
  /** on, off, or a number of generated properties. */
  demo: string
  /** Pixels. Undefined for the full width. */
  demoWidth: string | undefined
  /** Undefined starts our own. */
  dynamodbEndpoint: string | undefined
  /** Undefined for our own. Sites with one portal share one build. */
  portalOrigin: string | undefined
}

/** Throws UserError that names an invalid setting. */
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

/** Returns the addresses of all services. */
export function addresses({ port, portalOrigin }: Pick<Settings, 'port' | 'portalOrigin'>) {
  return {
    site: `http://localhost:${port}`,
    portal: portalOrigin ?? `http://localhost:${port + 10}`,
    // With an IP address the AWS SDK uses path-style addresses automatically.
    buckets: `http://127.0.0.1:${port + 20}`,
    identity: `http://localhost:${port + 30}`,
  }
}
