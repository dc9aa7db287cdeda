import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deploymentClients } from '../aws/clients.ts'
import { preflight } from '../deploy/preflight.ts'
import { commandOf, deployedStage, Trouble } from '../stages.ts'
import { run } from './end.ts'
import { cdkProgram, runNode } from './programs.ts'

/** Prepares the account for the CDK. Away from cdk.json, or the CDK would first build and synthesize the whole site. */
await run(async () => {
  const stage = deployedStage(commandOf(process.argv.slice(2)).stage)
  const { account, problems } = await preflight(stage, deploymentClients(stage.region))
  const [problem] = problems.filter(({ command }) => !command?.startsWith('npm run bootstrap'))
  if (!account || problem) throw new Trouble([problem?.sentence, problem?.command].join('\n    '))
  const cwd = mkdtempSync(join(tmpdir(), 'porchlight-bootstrap-'))
  try {
    const environment = `aws://${account}/${stage.region}`
    const isDone = await runNode([cdkProgram(), 'bootstrap', environment], { cwd, env: { AWS_REGION: stage.region } })
    if (!isDone) throw new Trouble('The account could not be prepared; the reason stands above.')
  } finally {
    rmSync(cwd, { recursive: true })
  }
})
