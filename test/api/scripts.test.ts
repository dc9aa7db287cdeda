import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, origin } from './call.ts'

/** The bytes as they are sent: fetch would unpack them. */
const sent = (path: string, encodings: string) =>
  new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { 'accept-encoding': encodings } }, (answer) => {
      buffer(answer).then((body) => resolve({ answer, body }), reject)
    }).on('error', reject)
  })

describe('the script of the public pages', () => {
  let path = ''
  beforeAll(async () => {
    path = /\/assets\/index-[\w-]+\.js/.exec(await (await call('/about')).text())?.[0] ?? ''
  })

  it('comes as small as brotli can make it', async () => {
    const { answer, body } = await sent(path, 'gzip, deflate, br, zstd')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const plain = await sent(path, 'identity')
    expect(plain.answer.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(body).equals(plain.body)).toBe(true)
    expect(body.length).toBe(brotliCompressSync(plain.body).length)
  })

  it('comes in gzip to whoever takes nothing else', async () => {
    const { answer } = await sent(path, 'gzip')
    expect(answer.headers['content-encoding']).toBe('gzip')
  })
})
