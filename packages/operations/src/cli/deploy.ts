import { setTimeout } from 'node:timers/promises'
import { site } from '@porchlight/site/site.config'
import { deploymentClients } from '../aws/clients.ts'
import { deployStage } from '../deploy/deploy.ts'
import { smoke } from '../smoke/smoke.ts'
import { commandOf, deployedStage, stacksOf } from '../stages.ts'
import { isAgreed } from './ask.ts'
import { run } from './end.ts'
import { cdkProgram, root, runNode } from './programs.ts'

await run(async () => {
  const { stage: name, yes } = commandOf(process.argv.slice(2))
  const stage = deployedStage(name)
  const env = { PORCHLIGHT_STAGE: stage.name, AWS_REGION: stage.region, AWS_DEFAULT_REGION: stage.region }
  // Synthesize once, so that the deployed changes are those that were shown.
  const app = ['--app', `${root}cdk.out`]
  const given = (parameters: Record<string, string>) =>
    Object.entries(parameters).flatMap(([key, value]) => [
      '--parameters',
      `${stacksOf(stage.name).application}:${key}=${value}`,
    ])
  const cdk = (...words: string[]) => runNode([cdkProgram(), ...words], { env })
  await deployStage({
    stage,
    site,
    clients: deploymentClients(stage.region),
    steps: {
      build: () => runNode([`${root}packages/local-cloud/src/build-for-deploy.ts`], { env }),
      synthesize: () => cdk('synth', '--quiet'),
      showChanges: () => cdk('diff', ...app),
      deploy: (parameters) => cdk('deploy', ...app, '--all', '--require-approval', 'never', ...given(parameters)),
    },
    printLine: (line) => process.stdout.write(`${line}\n`),
    agrees: async (question) => yes || isAgreed(question),
    smoke: (origin, api) => smoke(origin, { api }),
    answers: (origin) =>
      fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    pause: (ms) => setTimeout(ms),
  })
})
