import { deployment } from '@porchlight/site/deployment.config'
import type { StageConfiguration, StageName } from '@porchlight/site/deployment-schema'

/** One installation of the site, as the stacks take it. */
export type Stage = Partial<StageConfiguration> &
  Pick<StageConfiguration, 'mfa' | 'threatProtection'> & {
    name: StageName | 'local'
    /** Where the site is found when nothing of the stack says it: on this machine. */
    origin?: string
    /** Whether anybody may call only so often: not on one's own machine, where tests call more than visitors do. */
    isThrottled: boolean
  }

/**
 * The stage that PORCHLIGHT_STAGE names, `prod` when it names none; `local` is what `npm start` runs, under
 * PORCHLIGHT_ORIGIN, where people sign in with a password alone, and may call as often as they like unless
 * PORCHLIGHT_THROTTLES is `on`. Throws for any other name.
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

/** Behind the names that an account or region has once: the local stage has both to itself. */
export const suffixOf = ({ name }: Pick<Stage, 'name'>) => (name === 'local' ? '' : `-${name}`)

/** Where the site is found as far as that is known before it is deployed: under its domain, or on this machine. */
export const originsOf = ({ origin, domain }: Pick<Stage, 'origin' | 'domain'>): string[] =>
  domain ? [`https://${domain.name}`] : origin ? [origin] : []
