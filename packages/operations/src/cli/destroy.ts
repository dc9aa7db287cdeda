import { deploymentClients } from '../aws/clients.ts'
import { destroyStage } from '../deploy/destroy.ts'
import { commandOf, deployedStage } from '../stages.ts'
import { ask } from './ask.ts'
import { run } from './end.ts'
import { printLine } from './programs.ts'

await run(async () => {
  const stage = deployedStage(commandOf(process.argv.slice(2)).stage)
  const { stacks: client } = deploymentClients(stage.region)
  await destroyStage({ stage, client, ask, printLine })
})
