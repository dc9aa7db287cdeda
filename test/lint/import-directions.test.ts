import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../fixtures/repository-root.ts'

const tree = mkdtempSync(join(tmpdir(), 'porchlight-lint-'))
afterAll(() => rmSync(tree, { recursive: true }))

/** What the linter, with this repository's own rules, says of a file with this text at this place. */
function lint(path: string, text: string): string {
  for (const file of ['biome.json', 'biome-no-assertion.grit', '.gitignore']) {
    cpSync(join(repositoryRoot, file), join(tree, file))
  }
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
  const { stdout, stderr } = spawnSync(join(repositoryRoot, 'node_modules/.bin/biome'), ['lint', path], {
    cwd: tree,
    encoding: 'utf8',
  })
  return stdout + stderr
}

const importing = (source: string) => `import { planted } from '${source}'\n\nexport const used = planted\n`

describe('a planted violation fails the linter', () => {
  it.each([
    ['packages/contract/planted.ts', '@porchlight/site/site.config', 'contract depends on zod only'],
    ['packages/site/planted.ts', '@porchlight/contract/limits', 'site depends on zod only'],
    ['functions/src/data/planted.ts', '../http/errors.ts', 'data is the lowest layer of functions'],
    [
      'functions/src/http/planted.ts',
      '../handlers/public/get-property.ts',
      'handlers are wired by nobody but the gateway',
    ],
    ['functions/src/handlers/public/planted.ts', '@aws-sdk/client-dynamodb', 'handlers reach AWS through'],
    ['functions/src/publish/planted.ts', '../handlers/public/get-property.ts', 'handlers are wired by nobody'],
    ['functions/src/handlers/public/planted.ts', '@porchlight/web/main', 'functions knows only the contract'],
    ['infra/planted.ts', '@porchlight/functions/data/table', 'infra reaches functions and web by file path only'],
    ['web/src/ui/planted.ts', '../features/comparison/selection.ts', 'ui knows no feature, page or api'],
    ['web/src/api/planted.ts', '../ui/button.tsx', 'api knows only the contract'],
    ['web/src/features/gallery/planted.ts', '../comparison/selection.ts', 'a feature imports no other feature'],
    ['web/src/features/gallery/planted.ts', '../../pages/home-page.tsx', 'features are used by pages'],
    ['web/src/pages/planted.ts', '@porchlight/functions/data/table', 'web knows only the contract'],
    ['web/src/pages/planted.ts', '../routes.tsx', 'routes import pages'],
  ])('%s importing %s', (path, source, message) => {
    expect(lint(path, importing(source))).toContain(message)
  })

  it('lets the allowed directions pass', () => {
    for (const [path, source] of [
      ['web/src/features/gallery/planted.ts', '../../ui/button.tsx'],
      ['web/src/pages/planted.ts', '../features/comparison/selection.ts'],
      ['functions/src/handlers/public/planted.ts', '../../data/table.ts'],
    ] as const) {
      expect(lint(path, importing(source))).not.toContain('noRestrictedImports')
    }
  })

  it.each([
    ['any', 'export const planted: any = 1\n', 'noExplicitAny'],
    ['a type assertion', 'export const planted = JSON.parse("1") as number\n', 'No type assertions'],
    ['a non-null assertion', 'export const planted = [1][0]!\n', 'noNonNullAssertion'],
    ['a default export', 'export default 1\n', 'noDefaultExport'],
    ['a barrel', "export * from './other.ts'\n", 'noReExportAll'],
    ['a file of 251 lines', 'export const planted = [\n'.padEnd(1_000, '1,\n'), 'noExcessiveLinesPerFile'],
  ])('%s', (_, text, rule) => {
    expect(lint('functions/src/data/planted.ts', text)).toContain(rule)
  })
})
