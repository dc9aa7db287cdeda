import { type ParseArgsConfig, parseArgs } from 'node:util'
import { deployment } from '@porchlight/site/deployment.config'
import type { StageConfiguration, StageName } from '@porchlight/site/deployment-schema'

/** An error that the person at the keyboard can fix. It is shown without a stack. */
export class OperationError extends Error {}

export interface DeployedStage extends StageConfiguration {
  name: StageName
}

/** Returns the stack names of a stage. infra/porchlight.ts sets them. */
export const stacksOf = (name: StageName) => ({
  storage: `PorchlightStorage-${name}`,
  application: `PorchlightApp-${name}`,
})

interface Command {
  words: string[]
  stage: string
  yes: boolean
  /** Values of the options that only this command has. */
  options: { [name: string]: unknown }
}

/**
 * Parses the arguments of a command. The stage is `prod` by default. `more`: options that only this command has, as
 * node:util describes them. Throws OperationError for an unknown option.
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

/** Returns a stage of packages/site/deployment.config.ts. Throws OperationError if it does not exist. */
export function deployedStage(name: string): DeployedStage {
  if (name !== 'dev' && name !== 'prod')
    throw new OperationError(`There is no stage "${name}": --stage is dev or prod.`)
  return { name, ...deployment[name] }
}
