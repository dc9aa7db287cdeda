import { buildForDeploy } from './build/build-site.ts'
import { endWithTrouble } from './machine/log.ts'

await buildForDeploy().catch(endWithTrouble)
