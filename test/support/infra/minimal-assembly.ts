import path from 'node:path'
import { deployment } from '@porchlight/site/deployment.config'
import { stageSite } from '../../../infra/build/stage-site.ts'
import { deployedFunctions } from '../../../infra/deployed-functions.ts'
import type { Stage } from '../../../infra/stage.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { writeFiles } from './write-files.ts'

/** Needs no build. */
export function minimalAssembly() {
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
