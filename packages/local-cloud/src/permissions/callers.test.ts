import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startBuckets } from '../buckets/bucket-server.ts'
import { freePort, listenOnLoopback } from '../machine/ports.ts'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'
import { callersOf } from './callers.ts'
import { startPermissionProxy } from './permission-proxy.ts'
import { tableAccessesOf } from './table-accesses.ts'

const ofHomes = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['HOME#*'] } }
const Statement: JsonObject[] = [
  { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: { 'Fn::GetAtt': ['Homes', 'Arn'] }, Condition: ofHomes },
  {
    Effect: 'Allow',
    Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    Resource: 'arn:aws:s3:::app-images/images/*',
  },
  {
    Effect: 'Allow',
    Action: 'cognito-idp:ListUsers',
    Resource: 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/pool',
  },
]
const template = cloudTemplate({
  stacks: [
    {
      name: 'App',
      template: {
        Resources: {
          Homes: {
            Type: 'AWS::DynamoDB::GlobalTable',
            Properties: { KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }] },
          },
          Images: { Type: 'AWS::S3::Bucket', Properties: {} },
          Role: { Type: 'AWS::IAM::Role', Properties: { Policies: [{ PolicyDocument: { Statement } }] } },
          Job: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
        },
      },
    },
  ],
})
const owner = { accessKeyId: 'owner', secretAccessKey: 'secret' }
const callers = callersOf(template, owner)
const job = callers.credentialsOf('app-job')
const directory = mkdtempSync(join(tmpdir(), 'porchlight-callers-'))
const Bucket = 'app-images'
let reached: (string | undefined)[] = []
let spoken = ''

const [behind, port] = [await freePort(), await freePort()]
const services = await listenOnLoopback(behind, (request, response) => {
  reached.push(/Credential=(\w+)/.exec(request.headers.authorization ?? '')?.[1])
  request.resume().on('end', () => response.end('{}'))
})
const buckets = await startBuckets(template, { directory, port, callers })
const endpoint = `http://127.0.0.1:${behind}`
const table = { endpoint, accessesOf: tableAccessesOf(template) }
const proxy = await startPermissionProxy(callers, { table, identity: endpoint })
afterAll(async () => {
  await Promise.all([services, buckets, proxy].map((part) => part.stop()))
  rmSync(directory, { recursive: true })
})
beforeEach(() => {
  reached = []
  spoken = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    spoken += String(text)
    return true
  })
})

const s3 = (credentials = job) =>
  new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials,
  })
const nameOf = (error: { name: string }) => error.name
const post = (endpoint: string, target: string, service: string, body: object) =>
  fetch(endpoint, {
    method: 'POST',
    headers: {
      ...(target && { 'x-amz-target': target }),
      authorization: `AWS4-HMAC-SHA256 Credential=${job.accessKeyId}/20261122/us-east-1/${service}/aws4_request, Signature=0`,
    },
    body: JSON.stringify(body),
  })

test('a function may read only the items that its role allows; others are denied and logged', async () => {
  const client = new DynamoDBClient({ endpoint: proxy.endpoint, region: 'us-east-1', credentials: job })
  const read = (PK: string) => client.send(new GetItemCommand({ TableName: 'app-homes', Key: { PK: { S: PK } } }))
  await read('HOME#1')
  expect(reached).toEqual(['porchlightlocal'])
  await expect(read('USER#1').catch(nameOf)).resolves.toBe('AccessDeniedException')
  expect(reached).toHaveLength(1)
  expect(spoken).toBe(
    'Denied: the role of app-job does not allow dynamodb:GetItem on arn:aws:dynamodb:us-east-1:000000000000:table/app-homes.\n',
  )
  client.destroy()
})

test('a function reaches only the objects that its role allows, and cannot detect missing ones', async () => {
  const client = s3()
  const put = (Key: string) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
  const get = (Key: string, from = client) => from.send(new GetObjectCommand({ Bucket, Key })).catch(nameOf)
  await put('images/a.jpg')
  await expect(put('secret.txt').catch(nameOf)).resolves.toBe('AccessDenied')
  expect(spoken).toContain('app-job does not allow s3:PutObject on arn:aws:s3:::app-images/secret.txt.')
  expect(await get('images/none.jpg')).toBe('AccessDenied')
  expect(await get('images/none.jpg', s3(owner))).toBe('NoSuchKey')
  const Objects = ['images/a.jpg', 'secret.txt'].map((Key) => ({ Key }))
  const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
  expect(Errors).toMatchObject([{ Key: 'secret.txt', Code: 'AccessDenied' }])
  expect(await get('images/a.jpg', s3(owner))).toBe('NoSuchKey')
})

test('a URL that a function signed allows no more than its role', async () => {
  const sent = async (Key: string) => {
    const url = await getSignedUrl(s3(), new PutObjectCommand({ Bucket, Key }))
    return (await fetch(url, { method: 'PUT', body: 'x' })).status
  }
  expect([await sent('images/b.jpg'), await sent('other/b.jpg')]).toEqual([200, 403])
})

test('the user pool checks the role', async () => {
  const ask = (operation: string) =>
    post(proxy.endpoint, `AWSCognitoIdentityProviderService.${operation}`, 'cognito-idp', { UserPoolId: 'pool' })
  expect([(await ask('ListUsers')).status, (await ask('AdminDeleteUser')).status]).toEqual([200, 400])
  expect(spoken).toContain('does not allow cognito-idp:AdminDeleteUser on')
})

test('a service without a local emulator is denied by name', async () => {
  const answer = await post(proxy.endpoint, '', 'ses', {})
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('AccessDeniedException')])
  expect(spoken).toBe('Denied: ses is not on this machine (POST /).\n')
})
