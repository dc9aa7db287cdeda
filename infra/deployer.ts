import { deployment } from '@porchlight/site/deployment.config'
import { App } from 'aws-cdk-lib/core'
import { context } from './context.ts'
import { DeployerStack } from './deployer-stack.ts'

// `npm run bootstrap` runs this for a stage with a repository.
const stage = process.env.PORCHLIGHT_STAGE === 'dev' ? deployment.dev : deployment.prod
if (!stage.github) throw new Error('The configuration names no repository of GitHub')
const app = new App({ context, analyticsReporting: false })
new DeployerStack(app, 'PorchlightDeployer', stage.github)
app.synth()
