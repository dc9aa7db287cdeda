import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../support/site/engineer.ts'
import { dataFolder } from '../support/site/environment.ts'
import { listen } from '../support/site/listen.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-commands-'))
let stack = ''
let endpoint = ''
const server = createServer(async (request, response) => {
  const action = /Action=(\w+)/.exec(await text(request))?.[1] ?? String(request.headers['x-amz-target'])
  const [status, body] = answers[action]?.() ?? [400, JSON.stringify({ __type: 'ParameterNotFound' })]
  response.writeHead(status, { 'content-type': body.startsWith('<') ? 'text/xml' : 'application/json' }).end(body)
})
const answers: Record<string, () => [status: number, body: string]> = {
  GetCallerIdentity: () => [
    200,
    '<GetCallerIdentityResponse><GetCallerIdentityResult><Account>111122223333</Account></GetCallerIdentityResult></GetCallerIdentityResponse>',
  ],
  DescribeStacks: () =>
    stack
      ? [
          200,
          `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>${stack}</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
        ]
      : [
          400,
          '<ErrorResponse><Error><Code>ValidationError</Code><Message>Stack with id PorchlightApp-dev does not exist</Message></Error></ErrorResponse>',
        ],
}
const onAws = (words: [string, ...string[]], env: Record<string, string> = {}) => {
  const given = {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }
  return runCommand(dataFolder, words, { stage: 'dev', env: { ...given, ...env } })
}

beforeAll(async () => {
  endpoint = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('npm run backup names a stage that is not deployed', async () => {
  stack = ''
  expect(await onAws(['backup', join(folder, 'aws')])).toEqual({
    code: 1,
    output: expect.stringContaining('Stage dev is not deployed in us-east-1 of this account.'),
  })
})

test('npm run deploy and npm run bootstrap check the account before they change it', async () => {
  expect(await onAws(['deploy'])).toEqual({
    code: 1,
    output: expect.stringMatching(
      /has not been prepared for the CDK.*Nothing was deployed: put that right first\.\n$/s,
    ),
  })
  const none = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_EC2_METADATA_DISABLED: 'true', HOME: folder }
  for (const name of ['deploy', 'bootstrap'])
    expect(await onAws([name], none)).toEqual({
      code: 1,
      output: expect.stringMatching(/This shell has no AWS credentials that count .*\n {4}aws configure sso/),
    })
})

test('npm run destroy names a missing site, and deletes none without an answer', async () => {
  stack = ''
  expect(await onAws(['destroy'])).toEqual({
    code: 1,
    output: 'Stage dev has no site: there is no stack PorchlightApp-dev.\n',
  })
  stack =
    '<StackName>PorchlightApp-dev</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs><member><OutputKey>SiteUrl</OutputKey><OutputValue>https://d1.cloudfront.net</OutputValue></member></Outputs>'
  const { code, output } = await onAws(['destroy'])
  expect(code).toBe(1)
  expect(output).toMatch(/^https:\/\/d1\.cloudfront\.net will be gone.*Nothing was taken down\.\n$/s)
})
