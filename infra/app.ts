import path from 'node:path'
import { App } from 'aws-cdk-lib/core'
import { bundleHandlers } from './build/bundle.ts'
import { stageSite } from './build/stage-site.ts'
import { context } from './context.ts'
import { deployedFunctions } from './deployed-functions.ts'
import { addPorchlight } from './porchlight.ts'
import { stageFrom } from './stage.ts'

const root = path.resolve(import.meta.dirname, '..')
const bundles = path.join(root, 'functions/dist')

// `launch.mjs app` builds the site first, whose pages are also a part of the publishing function.
// The local cloud has built these already.
if (process.env.PORCHLIGHT_BUNDLES !== 'made')
  await bundleHandlers({
    handlers: path.join(root, 'functions/src/handlers'),
    entries: deployedFunctions,
    packagesOf: path.join(root, 'functions'),
    out: bundles,
  })
const staged = stageSite(path.join(root, 'web/dist'), path.join(root, 'infra/dist/site'))

const app = new App({
  outdir: process.env.CDK_OUTDIR ?? path.join(root, 'cdk.out'),
  context,
  analyticsReporting: false,
})
addPorchlight(app, { bundles, staged, stage: stageFrom(process.env) })
app.synth()
