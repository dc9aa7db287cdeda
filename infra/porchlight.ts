import type { App } from 'aws-cdk-lib/core'
import { AppStack, type AppStackProps } from './app-stack.ts'
import { StorageStack } from './storage-stack.ts'

/** Adds both stacks to `app`. They name no account and no region: the same templates deploy anywhere. */
export function addPorchlight(app: App, props: Pick<AppStackProps, 'bundles' | 'staged' | 'domain'>) {
  const storage = new StorageStack(app, 'PorchlightStorage', { description: 'Porchlight: what must survive' })
  const application = new AppStack(app, 'PorchlightApp', { description: 'Porchlight: the site', storage, ...props })
  return { storage, application }
}
