import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const notSource = new Set(['node_modules', 'dist', 'dist-server', 'cdk.out', 'test-results', '.vite'])

/** A hash of the content of files and folders (paths below `root`) and of further words; what is missing counts too. */
export function fingerprint(root: string, paths: readonly string[], ...words: string[]): string {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\0`)
  for (const path of paths)
    for (const file of filesBelow(root, path)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !notSource.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted()
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
