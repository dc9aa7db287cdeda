import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deploymentClients } from '../aws/clients.ts'
import { stackOutputs } from '../aws/stack-outputs.ts'
import { preflight } from '../deploy/preflight.ts'
import { commandOf, type DeployedStage, deployedStage, OperationError } from '../stages.ts'
import { run } from './end.ts'
import { cdkProgram, root, runNode } from './programs.ts'

/** Runs in an empty folder, because cdk.json would first build the whole site. */
await run(async () => {
  const stage = deployedStage(commandOf(process.argv.slice(2)).stage)
  const { account, problems } = await preflight(stage, deploymentClients(stage.region))
  const [problem] = problems.filter(({ command }) => !command?.startsWith('npm run bootstrap'))
  if (!account || problem) throw new OperationError([problem?.sentence, problem?.command].join('\n    '))
  const cwd = mkdtempSync(join(tmpdir(), 'porchlight-bootstrap-'))
  try {
    const environment = `aws://${account}/${stage.region}`
    const isDone = await runNode([cdkProgram, 'bootstrap', environment], { cwd, env: { AWS_REGION: stage.region } })
    if (!isDone) throw new OperationError('The account could not be prepared. The reason is printed above.')
    if (stage.github) await letGitHubDeploy(stage, cwd)
  } finally {
    rmSync(cwd, { recursive: true })
  }
})

/** Prints the variables that the workflow needs. */
async function letGitHubDeploy({ name, region, github }: DeployedStage, cwd: string): Promise<void> {
  // `exec` comes first because the CDK removes quotation marks around the whole command.
  const app = `exec "${process.execPath}" "${root}infra/deployer.ts"`
  const env = { AWS_REGION: region, PORCHLIGHT_STAGE: name }
  const isDone = await runNode([cdkProgram, 'deploy', '--app', app, '--require-approval', 'never'], { cwd, env })
  const outputs = await stackOutputs(deploymentClients(region).stacks, 'PorchlightDeployer')
  const role = outputs?.get('RoleArn')
  if (!isDone || !role) throw new OperationError('The role for GitHub could not be made. The reason is printed above.')
  const repository = github?.repository.replaceAll(/@\d+/g, '')
  const lineOf = (variable: string, value: string) =>
    `    gh variable set ${variable} --repo ${repository} --body ${value}`
  process.stdout.write(
    ['GitHub may deploy once it knows:', lineOf('PORCHLIGHT_ROLE', role), lineOf('PORCHLIGHT_REGION', region), ''].join(
      '\n',
    ),
  )
}
