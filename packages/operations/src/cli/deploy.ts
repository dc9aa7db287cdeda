import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { site } from '@porchlight/site/site.config'
import { deploymentClients } from '../aws/clients.ts'
import { deployStage } from '../deploy/deploy.ts'
import { diffSummary } from '../deploy/diff-summary.ts'
import { smoke } from '../smoke/smoke.ts'
import { commandOf, deployedStage, stacksOf } from '../stages.ts'
import { isAgreed } from './ask.ts'
import { run } from './end.ts'
import { cdkProgram, printLine, readNode, root, runNode } from './programs.ts'

await run(async () => {
  const { stage: name, yes } = commandOf(process.argv.slice(2))
  const stage = deployedStage(name)
  const env = { PORCHLIGHT_STAGE: stage.name, AWS_REGION: stage.region, AWS_DEFAULT_REGION: stage.region }
  // Synthesize once, so that the deployed changes are those that were shown.
  const app = ['--app', `${root}cdk.out`]
  const parameterArguments = (parameters: Record<string, string>) =>
    Object.entries(parameters).flatMap(([key, value]) => [
      '--parameters',
      `${stacksOf(stage.name).application}:${key}=${value}`,
    ])
  const showChanges = async () => {
    const { isDone, output } = await readNode([cdkProgram, 'diff', ...app], {
      ...env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    })
    if (!isDone) process.stderr.write(output)
    const file = `${root}cdk.out/changes.txt`
    writeFileSync(file, output)
    printLine(['What changes:', ...diffSummary(output), `Every line of it: ${file}`].join('\n'))
    return isDone
  }
  const cdk = (...words: string[]) => runNode([cdkProgram, ...words], { env })
  await deployStage({
    stage,
    site,
    clients: deploymentClients(stage.region),
    steps: {
      synthesize: () => cdk('synth', '--quiet'),
      showChanges,
      deploy: (parameters) =>
        cdk('deploy', ...app, '--all', '--require-approval', 'never', ...parameterArguments(parameters)),
    },
    printLine,
    agrees: async (question) => yes || isAgreed(question),
    smoke,
    answers: (origin) =>
      fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    pause: (ms) => setTimeout(ms),
  })
})
