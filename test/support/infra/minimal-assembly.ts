import path from 'node:path'
import { deployment } from '@porchlight/site/deployment.config'
import { App } from 'aws-cdk-lib/core'
import { stageSite } from '../../../infra/build/stage-site.ts'
import { context } from '../../../infra/context.ts'
import { deployedFunctions } from '../../../infra/deployed-functions.ts'
import { addPorchlight } from '../../../infra/porchlight.ts'
import type { Stage } from '../../../infra/stage.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { writeFiles } from './write-files.ts'

/** Needs no build. */
function minimalAssembly() {
  const folder = temporaryFolder()
  writeFiles(folder, {
    ...Object.fromEntries(deployedFunctions.map(({ name }) => [`bundles/${name}/index.mjs`, `// ${name}`])),
    'site/index.html': '<!doctype html>',
    'site/admin.html': '<!doctype html>',
    'site/assets/index-abc.js': '',
    'site/placeholder-house.svg': '<svg/>',
  })
  const stage: Stage = { name: 'prod', ...deployment.prod, isThrottled: true }
  return {
    stage,
    bundles: path.join(folder, 'bundles'),
    staged: stageSite(path.join(folder, 'site'), path.join(folder, 'staged')),
  }
}

/** Adds the stacks of stage `prod` with these changes to an app. */
export function addStacks(changes: Partial<Stage> = {}) {
  const { stage, ...assembly } = minimalAssembly()
  const outdir = temporaryFolder()
  const app = new App({ outdir, context, analyticsReporting: false })
  return { app, outdir, stage, ...addPorchlight(app, { ...assembly, stage: { ...stage, ...changes } }) }
}
