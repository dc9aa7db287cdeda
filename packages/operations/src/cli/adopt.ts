import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deploymentClients } from '../aws/clients.ts'
import { adoptStorage } from '../deploy/adopt.ts'
import { preflight } from '../deploy/preflight.ts'
import { commandOf, deployedStage, Trouble } from '../stages.ts'
import { isAgreed } from './ask.ts'
import { run } from './end.ts'
import { cdkProgram, root, runNode } from './programs.ts'

await run(async () => {
  const { words, stage: name, yes } = commandOf(process.argv.slice(2))
  const stage = deployedStage(name)
  const clients = deploymentClients(stage.region)
  const { problems } = await preflight(stage, clients)
  const [problem] = problems
  if (problem) throw new Trouble([problem.sentence, problem.command].join('\n    '))
  const env = { PORCHLIGHT_STAGE: stage.name, AWS_REGION: stage.region, AWS_DEFAULT_REGION: stage.region }
  const cdk = (...words: string[]) => runNode([cdkProgram(), ...words], { env })
  await adoptStorage({
    stage,
    from: words[0],
    client: clients.stacks,
    synthesize: async () =>
      (await runNode([`${root}packages/local-cloud/src/build-for-deploy.ts`], { env })) && cdk('synth', '--quiet'),
    async import(stack, mapping) {
      const folder = mkdtempSync(join(tmpdir(), 'porchlight-adopt-'))
      try {
        const file = join(folder, 'mapping.json')
        writeFileSync(file, JSON.stringify(mapping))
        return await cdk('import', '--app', `${root}cdk.out`, stack, '--resource-mapping', file)
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    say: (line) => process.stdout.write(`${line}\n`),
    agrees: async (question) => yes || isAgreed(question),
  })
})
