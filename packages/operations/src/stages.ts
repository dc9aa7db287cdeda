import { type ParseArgsConfig, parseArgs } from 'node:util'
import { deployment } from '@porchlight/site/deployment.config'
import type { StageConfiguration, StageName } from '@porchlight/site/deployment-schema'

/** What the person at the keyboard can put right: shown as its sentence, without a stack. */
export class OperationError extends Error {}

export interface DeployedStage extends StageConfiguration {
  name: StageName
}

/** The names of a stage's stacks, as infra/porchlight.ts gives them. */
export const stacksOf = (name: StageName) => ({
  storage: `PorchlightStorage-${name}`,
  application: `PorchlightApp-${name}`,
})

interface Command {
  words: string[]
  stage: string
  yes: boolean
  /** What was given of the options that this command alone has. */
  options: { [name: string]: unknown }
}

/**
 * Reads the words of a command and its stage: `prod` unless `--stage=dev` says another. `more`: options that this
 * command alone has, as node:util describes them. Throws Trouble for what it does not know.
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

/** The stage of this name from packages/site/deployment.config.ts; throws Trouble when there is none. */
export function deployedStage(name: string): DeployedStage {
  if (name !== 'dev' && name !== 'prod')
    throw new OperationError(`There is no stage "${name}": --stage is dev or prod.`)
  return { name, ...deployment[name] }
}
