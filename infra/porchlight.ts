import type { App } from 'aws-cdk-lib/core'
import { AppStack, type AppStackProps } from './app-stack.ts'
import { suffixOf } from './stage.ts'
import { StorageStack } from './storage-stack.ts'

/**
 * Adds both stacks of a stage to `app`. The templates name no account or region, so they deploy anywhere; stack names
 * contain the stage, so that several coexist in an account.
 */
export function addPorchlight(app: App, props: Pick<AppStackProps, 'bundles' | 'staged' | 'stage'>) {
  const suffix = suffixOf(props.stage)
  const storage = new StorageStack(app, `PorchlightStorage${suffix}`, {
    description: 'Porchlight: what must survive',
    stage: props.stage,
  })
  const application = new AppStack(app, `PorchlightApp${suffix}`, {
    description: 'Porchlight: the site',
    storage,
    ...props,
  })
  return { storage, application }
}
