import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'

const objectSchema = z.object({
  key: z.string(),
  etag: z.string(),
  size: z.number(),
  /** Milliseconds since 1970. */
  modified: z.number(),
  /** Lower-case names. */
  headers: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => JSON.parse(text)),
    ),
    z.record(z.string(), z.string()),
  ),
})
const bodySchema = z.object({ body: z.instanceof(Uint8Array) })

export type StoredObject = z.infer<typeof objectSchema>
export interface NewObject {
  headers: Record<string, string>
  body: Buffer
}
export type ObjectStore = ReturnType<typeof openObjectStore>

/** Sorts after every key with the same prefix. */
export const lastCharacter = '\u{10FFFF}'

/**
 * Stores all objects in an SQLite file. Every call is one synchronous statement, so a killed process leaves whole
 * objects.
 */
export function openObjectStore(file: string) {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS objects (
      bucket TEXT NOT NULL,
      key TEXT NOT NULL,
      etag TEXT NOT NULL,
      size INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      headers TEXT NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (bucket, key)
    )`)
  const columns = 'key, etag, size, modified, headers'
  const head = database.prepare(`SELECT ${columns} FROM objects WHERE bucket = ? AND key = ?`)
  const read = database.prepare(`SELECT body FROM objects WHERE bucket = ? AND key = ?`)
  const next = database.prepare(
    `SELECT ${columns} FROM objects WHERE bucket = ? AND key > ? AND key >= ? AND key < ? ORDER BY key LIMIT 1`,
  )
  const write = database.prepare(
    `INSERT OR REPLACE INTO objects (bucket, ${columns}, body) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const remove = database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?')

  return {
    head: (bucket: string, key: string) => parse(head.get(bucket, key)),
    body(bucket: string, key: string): Buffer {
      const { body } = bodySchema.parse(read.get(bucket, key))
      return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
    },
    put(bucket: string, key: string, { headers, body }: NewObject): StoredObject {
      const etag = `"${hash('md5', body)}"`
      const stored = { key, etag, size: body.length, modified: Date.now(), headers }
      write.run(bucket, key, etag, stored.size, stored.modified, JSON.stringify(headers), body)
      return stored
    },
    delete: (bucket: string, key: string) => void remove.run(bucket, key),
    /** Objects are in S3's order. */
    next: (bucket: string, { prefix, after }: { prefix: string; after: string }) =>
      parse(next.get(bucket, after, prefix, prefix + lastCharacter)),
    close: () => database.close(),
  }
}

function parse(row: unknown): StoredObject | undefined {
  return row === undefined ? undefined : objectSchema.parse(row)
}
