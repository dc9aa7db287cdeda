import { deployment } from '@porchlight/site/deployment.config'
import type { StageConfiguration, StageName } from '@porchlight/site/deployment-schema'

/** One installation of the site, as the stacks need it. */
export type Stage = Partial<StageConfiguration> &
  Pick<StageConfiguration, 'mfa' | 'threatProtection'> & {
    name: StageName | 'local'
    /** Address of the site if no stack provides it: this machine. */
    origin?: string
    /** Whether call limits apply; not locally, where tests call more often than visitors. */
    isThrottled: boolean
  }

/**
 * Returns the stage named by PORCHLIGHT_STAGE, `prod` by default. `local` is what `npm start` runs, at
 * PORCHLIGHT_ORIGIN, with sign-in by password only and without call limits unless PORCHLIGHT_THROTTLES is `on`. Throws
 * for any other name.
 */
export function stageFrom(env: NodeJS.ProcessEnv): Stage {
  const name = env.PORCHLIGHT_STAGE ?? 'prod'
  switch (name) {
    case 'local':
      return {
        name,
        origin: env.PORCHLIGHT_ORIGIN,
        mfa: 'optional',
        threatProtection: false,
        isThrottled: env.PORCHLIGHT_THROTTLES === 'on',
      }
    case 'dev':
    case 'prod':
      return { name, ...deployment[name], isThrottled: true }
    default:
      throw new Error(`There is no stage "${name}": PORCHLIGHT_STAGE is dev, prod or local.`)
  }
}

/** Suffix of names that are unique in an account or region; empty for the local stage. */
export const suffixOf = ({ name }: Pick<Stage, 'name'>) => (name === 'local' ? '' : `-${name}`)

/** Address of the site if known before deployment: its domain, or this machine. */
export const originsOf = ({ origin, domain }: Pick<Stage, 'origin' | 'domain'>): string[] =>
  domain ? [`https://${domain.name}`] : origin ? [origin] : []
