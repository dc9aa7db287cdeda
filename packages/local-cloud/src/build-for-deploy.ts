import { buildForDeploy } from './build/build-site.ts'
import { endWithTrouble } from './end.ts'

await buildForDeploy().catch(endWithTrouble)
