import { createHash, randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Store } from '@20minutes/s3rver'

/**
 * s3rver writes an object in its final place as the bytes arrive; an upload that breaks off, or a SIGKILL, would
 * leave half of it there. On S3 an object is there entirely or not at all, so it is renamed into place when complete.
 */
export function mendWrites(store: Store): void {
  store.putContent = async (path, content) => {
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
      await rename(partial, path)
    } catch (error) {
      await file.close().catch(() => undefined)
      await rm(partial, { force: true })
      throw error
    }
    return [size, hash.digest('hex')]
  }
}
