import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { okJson, signIn } from '../support/site/client.ts'
import { runCommand } from '../support/site/engineer.ts'
import { dataFolder } from '../support/site/environment.ts'
import { admin } from '../support/site/hosted-login.ts'
import { listen } from '../support/site/listen.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { origin as mainOrigin } from './call.ts'

const titles = z.array(z.object({ id: z.string(), title: z.string() }))
const folder = mkdtempSync(join(tmpdir(), 'porchlight-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a site without content', () => {
  const [data, backup] = [join(folder, 'data'), join(folder, 'backup')]
  let site: RunningSite
  const command = (...words: [string, ...string[]]) => runCommand(data, words)

  beforeAll(async () => {
    const port = Number(new URL(mainOrigin).port) + 40
    site = await startSite({ port, demo: 'off', dataFolder: data, beside: mainOrigin })
  }, 120_000)
  afterAll(() => site.stop())

  test('is checked by npm run smoke', async () => {
    const { code, output } = await runCommand(data, ['smoke', site.origin], { stage: undefined })
    expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('WRONG') })
  })

  test('is backed up and restored', async () => {
    expect(await command('backup', backup)).toEqual({
      code: 0,
      output: expect.stringContaining('0 images and 0 variants.'),
    })
    expect(await command('restore', backup)).toEqual({
      code: 0,
      output: expect.stringContaining('0 images and variants'),
    })
  })

  test('shows and publishes every kind of item that version 1.0 stored', async () => {
    // Written by version 1.0 and never changed: later versions must read it.
    const stored = join(repositoryRoot, 'test/fixtures/backup-1.0')
    expect(await command('restore', stored)).toMatchObject({ code: 0 })
    const client = await signIn(site.origin, admin)
    const properties = titles.parse(await okJson(await client.send('GET', '/api/properties?scope=admin')))
    expect(properties.map(({ title }) => title).toSorted()).toEqual(['Draft of version 1.0', 'Home of version 1.0'])
    const home = properties.find(({ title }) => title === 'Home of version 1.0')?.id ?? ''
    const sandbox = openSandbox(client)
    expect((await sandbox.read(home)).images).toMatchObject([{ caption: 'The porch', alt: 'A porch' }])
    expect(await sandbox.units(home)).toMatchObject([{ unitNumber: '1A', images: [{}] }])
    expect(await sandbox.heroImages()).toHaveLength(1)
    for (const path of ['/api/history', '/api/deleted-properties', '/api/analytics/views'])
      await okJson(await client.send('GET', path))
    const dallas = async () => (await fetch(`${site.origin}/dallas`)).text()
    await expect.poll(dallas, { timeout: 60_000, interval: 500 }).toContain('Home of version 1.0')
  }, 90_000)

  test('may have nobody in its list of people', async () => {
    for (const email of ['admin@porchlight.test', 'guest@porchlight.test'])
      expect(await command('people', 'remove', email)).toMatchObject({ code: 0 })
    expect(await command('people', 'list')).toEqual({ code: 0, output: '' })
  })
})

describe('in an AWS account', () => {
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
  afterAll(() => server.close())

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
})
