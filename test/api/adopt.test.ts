import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { deploymentClients } from '@porchlight/operations/aws/clients'
import { cdkProgram } from '@porchlight/operations/cli/programs'
import { adoptStorage, type Mapping } from '@porchlight/operations/deploy/adopt'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dataFolder } from '../fixtures/environment.ts'
import { type Left, standInForCloudFormation } from '../fixtures/stand-in-cloudformation.ts'

const assembly = join(dataFolder, 'cdk.out')
const folder = mkdtempSync(join(tmpdir(), 'porchlight-adopt-'))
const stack = 'PorchlightStorage'
const template: { Resources: Record<string, { Type: string; DeletionPolicy?: string }> } = JSON.parse(
  readFileSync(join(assembly, `${stack}.template.json`), 'utf8'),
)
const kept = Object.entries(template.Resources).filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')
const left: Left[] = kept.map(([id, { Type: type }]) => ({ id, type, name: `the-${id.toLowerCase()}` }))
const account = await standInForCloudFormation('PorchlightStorage-prod', left)
// Both the CDK's command and our own client are led there.
const env = { AWS_ENDPOINT_URL: account.address, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', CI: 'true' }

beforeAll(() => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
})
afterAll(() => {
  vi.unstubAllEnvs()
  account.stop()
  rmSync(folder, { recursive: true })
})

/** Runs the CDK's own command against the stand-in. */
async function importInto(mapping: Mapping) {
  const file = join(folder, 'mapping.json')
  writeFileSync(file, JSON.stringify(mapping))
  const words = ['import', '--app', assembly, stack, '--resource-mapping', file, '--no-notices']
  const child = spawn(process.execPath, [cdkProgram(), ...words], {
    cwd: folder,
    env: { ...process.env, AWS_REGION: 'us-east-1' },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  return { code, said: (await said).join('') }
}

it('what a deleted stack has left is imported into a new one: all of it, and nothing that is not there', async () => {
  let outcome: Awaited<ReturnType<typeof importInto>> | undefined
  await adoptStorage({
    stage: { name: 'prod' },
    client: deploymentClients('us-east-1').stacks,
    synthesize: async () => true,
    async import(_, mapping) {
      outcome = await importInto(mapping)
      return outcome.code === 0
    },
    say: () => undefined,
    agrees: async () => true,
  }).catch((error: unknown) => {
    throw new Error(`${error}\n${outcome?.said}`)
  })

  expect(left).toHaveLength(5)
  const [asked, ...others] = account.imported
  expect([asked?.get('ChangeSetType'), others]).toEqual(['IMPORT', []])
  const pool = left.find(({ type }) => type === 'AWS::Cognito::UserPool')?.name ?? ''
  const identifiers: Record<string, (name: string) => Record<string, string>> = {
    'AWS::DynamoDB::GlobalTable': (TableName) => ({ TableName }),
    'AWS::S3::Bucket': (BucketName) => ({ BucketName }),
    'AWS::Cognito::UserPool': (UserPoolId) => ({ UserPoolId }),
    'AWS::Cognito::UserPoolGroup': (GroupName) => ({ GroupName, UserPoolId: pool }),
  }
  expect(asked && importedBy(asked)).toEqual(
    left.map(({ id, type, name }) => ({ id, type, by: identifiers[type]?.(name) })),
  )

  // CloudFormation imports only into a template that keeps each of them, adds nothing else, and says nothing more.
  const sent = asked?.get('TemplateBody') ?? ''
  const ids = [...sent.matchAll(/^ {2}(\w+):$/gm)].map(([, id]) => id)
  expect(ids).toEqual(kept.map(([id]) => id))
  expect(sent.match(/^ {4}DeletionPolicy: Retain$/gm)).toHaveLength(kept.length)
  expect(sent).not.toMatch(/^(Outputs|Conditions):/m)
  const referred = [...sent.matchAll(/(?:Ref: |Fn::GetAtt:\s+- )([\w:]+)/g)].map(([, id = '']) => id)
  expect(referred.filter((id) => !id.startsWith('AWS::') && !ids.includes(id))).toEqual([])
  expect(account.isProtected()).toBe(true)
}, 60_000)

/** What a change set is to import, in the order of CloudFormation's numbers. */
function importedBy(asked: URLSearchParams) {
  const value = (key: string) => asked.get(key) ?? ''
  return left.map((_, n) => {
    const member = `ResourcesToImport.member.${n + 1}`
    const entry = (m: number, part: string) => value(`${member}.ResourceIdentifier.entry.${m}.${part}`)
    const entries = [1, 2].filter((m) => entry(m, 'key')).map((m) => [entry(m, 'key'), entry(m, 'value')])
    return {
      id: value(`${member}.LogicalResourceId`),
      type: value(`${member}.ResourceType`),
      by: Object.fromEntries(entries),
    }
  })
}
