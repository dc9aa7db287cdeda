import path from 'node:path'
import { App } from 'aws-cdk-lib/core'
import { ensureSiteIsBuilt } from './build/build-site.ts'
import { bundleHandlers } from './build/bundle.ts'
import { stageSite } from './build/stage-site.ts'
import { context } from './context.ts'
import { deployedFunctions } from './deployed-functions.ts'
import { addPorchlight } from './porchlight.ts'
import { stageFrom } from './stage.ts'

const root = path.resolve(import.meta.dirname, '..')
const bundles = path.join(root, 'functions/dist')

// The publishing function contains the site's components, so the site is built first.
const dist = ensureSiteIsBuilt(path.join(root, 'web'))
// The local cloud has built them already.
if (process.env.PORCHLIGHT_BUNDLES !== 'made')
  await bundleHandlers({
    handlers: path.join(root, 'functions/src/handlers'),
    entries: deployedFunctions,
    packagesOf: path.join(root, 'functions'),
    out: bundles,
  })
const staged = stageSite(dist, path.join(root, 'infra/dist/site'))

const app = new App({
  outdir: process.env.CDK_OUTDIR ?? path.join(root, 'cdk.out'),
  context,
  analyticsReporting: false,
})
addPorchlight(app, { bundles, staged, stage: stageFrom(process.env) })
app.synth()
