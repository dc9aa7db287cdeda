import { deployment } from '@porchlight/site/deployment.config'
import type { StageConfiguration, StageName } from '@porchlight/site/deployment-schema'

/** One installation of the site. */
export type Stage = Partial<StageConfiguration> &
  Pick<StageConfiguration, 'mfa' | 'threatProtection'> & {
    name: StageName | 'local'
    /** Set if no stack provides it: this machine. */
    origin?: string
    /** Tests call more often than visitors, so limits do not apply locally. */
    isThrottled: boolean
  }

/**
 * Returns the stage named by PORCHLIGHT_STAGE, `prod` by default. `local` is what `npm start` runs, with sign-in by
 * password only and without call limits unless PORCHLIGHT_THROTTLES is `on`. Throws for any other name.
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

/** Makes names unique in an account or region; empty for the local stage. */
export const suffixOf = ({ name }: Pick<Stage, 'name'>) => (name === 'local' ? '' : `-${name}`)

/** Empty if the address is only known after deployment. */
export const originsOf = ({ origin, domain }: Pick<Stage, 'origin' | 'domain'>): string[] =>
  domain ? [`https://${domain.name}`] : origin ? [origin] : []
