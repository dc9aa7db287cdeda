import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import type { Condition, Store } from '@20minutes/s3rver'
import S3Error from '@20minutes/s3rver/lib/models/error.js'
import { turns } from './turns.ts'

type Content = Buffer | Readable

/**
 * s3rver writes an object in its final place as the bytes arrive, and what it knows of it afterwards: an upload that
 * breaks off, a SIGKILL or a reader who comes in between would find half of it. On S3 an object is there entirely or
 * not at all, so both are put into place when all has come, and who reads waits for that moment.
 */
export function mendWrites(store: Store): void {
  const inTurn = turns()
  const getMetadata = store.getMetadata.bind(store)
  // getObject calls getMetadata: if both took a turn, the inner one would wait for the outer one for ever.
  const getObject = store.getObject.bind(Object.assign(Object.create(store), { getMetadata }))
  const placeOf = (bucket: string, key: string) => store.getResourcePath(bucket, key, 'object')

  store.getMetadata = (bucket, key) => inTurn(placeOf(bucket, key), () => getMetadata(bucket, key))
  store.getObject = (bucket, key, range) => inTurn(placeOf(bucket, key), () => getObject(bucket, key, range))
  store.putObject = async ({ bucket, key, content, metadata, condition }) => {
    const path = placeOf(bucket, key)
    await mkdir(dirname(path), { recursive: true })
    // All of it is read first, also of what is refused: a browser takes a connection that closes earlier for broken.
    const { partial, size, md5 } = await writePartial(path, content)
    await inTurn(path, async () => {
      try {
        if (condition) expectToHold(condition, await getMetadata(bucket, key).catch(() => undefined))
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      await rename(partial, path)
      await store.putMetadata(bucket, key, metadata, md5)
    })
    return { size, md5 }
  }
  // s3rver's own also removes the folder when it seems empty, even while another write is putting a file there.
  store.deleteObject = (bucket, key) =>
    inTurn(placeOf(bucket, key), async () => {
      const files = ['object', 'object.md5', 'metadata.json'].map((kind) => store.getResourcePath(bucket, key, kind))
      await Promise.all(files.map((file) => rm(file, { force: true })))
    })
  store.putContent = async (path, content) => {
    const { partial, size, md5 } = await writePartial(path, content)
    await rename(partial, path)
    return [size, md5]
  }
}

function expectToHold({ version, absence }: Condition, there: { etag?: string | number } | undefined) {
  if (version && !there) throw new S3Error('NoSuchKey', 'The specified key does not exist.')
  if ((version && there?.etag !== version) || (absence && there))
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')
}

async function writePartial(path: string, content: Content) {
  const partial = `${path}.${randomUUID()}.partial`
  const file = await open(partial, 'w')
  const hash = createHash('md5')
  let size = 0
  try {
    for await (const chunk of Buffer.isBuffer(content) ? [content] : Readable.from(content)) {
      hash.update(chunk)
      size += chunk.length
      await file.writeFile(chunk)
    }
    await file.datasync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
  return { partial, size, md5: hash.digest('hex') }
}
