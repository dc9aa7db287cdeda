import { deployment } from '@porchlight/site/deployment.config'
import { buildForDeploy } from './build/build-site.ts'
import { exitWithError } from './machine/log.ts'

const { domain } = process.env.PORCHLIGHT_STAGE === 'dev' ? deployment.dev : deployment.prod
await buildForDeploy(domain && `https://${domain.name}`).catch(exitWithError)
