import { type ParseArgsConfig, parseArgs } from 'node:util'
import { deployment } from '@porchlight/site/deployment.config'
import type { StageConfiguration, StageName } from '@porchlight/site/deployment-schema'

/** The person at the keyboard can fix it, so it is shown without a stack. */
export class OperationError extends Error {}

export interface DeployedStage extends StageConfiguration {
  name: StageName
}

/** infra/porchlight.ts sets these names. */
export const stacksOf = (name: StageName) => ({
  storage: `PorchlightStorage-${name}`,
  application: `PorchlightApp-${name}`,
})

interface Command {
  words: string[]
  stage: string
  yes: boolean
  options: { [name: string]: unknown }
}

/**
 * The stage is `prod` by default. `more` are options that only this command has, as node:util describes them. Throws
 * OperationError for an unknown option.
 */
export function commandOf(words: readonly string[], more: ParseArgsConfig['options'] = {}): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...more, stage: { type: 'string', default: 'prod' }, yes: { type: 'boolean', default: false } },
    })
    const { stage, yes, ...options } = values
    return { words: positionals, stage: String(stage), yes: yes === true, options }
  } catch (error) {
    throw new OperationError(error instanceof Error ? error.message : String(error))
  }
}

/** Throws OperationError if packages/site/deployment.config.ts lacks the stage. */
export function deployedStage(name: string): DeployedStage {
  if (name !== 'dev' && name !== 'prod')
    throw new OperationError(`There is no stage "${name}": --stage is dev or prod.`)
  return { name, ...deployment[name] }
}
