import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { repositoryRoot } from '../support/site/repository-root.ts'

const tree = mkdtempSync(join(tmpdir(), 'porchlight-lint-'))
afterAll(() => rmSync(tree, { recursive: true }))

for (const file of ['biome.json', 'biome-no-assertion.grit', 'biome-no-detour.grit', '.gitignore']) {
  cpSync(join(repositoryRoot, file), join(tree, file))
}

/** Returns the linter's findings in a file with this text. */
function plant(path: string, text: string) {
  planted += 1
  const place = path.replace(/planted(?=\.)/, `planted-${planted}`)
  mkdirSync(dirname(join(tree, place)), { recursive: true })
  writeFileSync(join(tree, place), text)
  return () => findings().filter((line) => line.includes(`/${place},`))
}
let planted = 0

/** The linter runs once on all files. */
function findings(): readonly string[] {
  results ??= spawnSync(
    join(repositoryRoot, 'node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none'],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  ).stdout.split('\n')
  return results
}
let results: readonly string[] | undefined

const importing = (source: string) => `import { planted } from '${source}'\n\nexport const used = planted\n`

describe('a planted violation fails the linter', () => {
  const forbidden: [path: string, source: string, message: string][] = [
    ['packages/contract/planted.ts', '@porchlight/site/site.config', 'contract depends on zod only'],
    ['packages/site/planted.ts', '@porchlight/contract/limits', 'site depends on zod only'],
    ['functions/src/aws/planted.ts', '../data/keys.ts', 'aws knows only the SDK and the environment'],
    ['packages/operations/src/planted.ts', '@porchlight/local-cloud/settings', 'operations knows a deployed site'],
    ['packages/operations/src/smoke/planted.ts', '../../../../functions/src/errors.ts', 'operations knows a deployed'],
    ['functions/src/data/planted.ts', '../http/errors.ts', 'data is the lowest layer of functions'],
    ['functions/src/http/planted.ts', '../handlers/public/get-property.ts', 'handlers are wired by nobody'],
    ['functions/src/handlers/public/planted.ts', '@aws-sdk/client-dynamodb', 'handlers reach AWS through'],
    ['functions/src/publish/planted.ts', '../handlers/public/get-property.ts', 'handlers are wired by nobody'],
    ['functions/src/handlers/public/planted.ts', '@porchlight/web/main', 'functions knows only the contract'],
    ['infra/planted.ts', '@porchlight/functions/data/table/table', 'infra reaches functions and web by file path only'],
    ['infra/constructs/planted.ts', '@porchlight/functions/data/table/table', 'infra reaches functions and web'],
    ['infra/constructs/planted.test.ts', '@porchlight/functions/data/table/table', 'infra reaches functions and web'],
    ['infra/constructs/planted.ts', '../app-stack.ts', 'stacks put them together'],
    ['infra/edge/planted.js', './route-page.js', 'an edge function is shipped as one file'],
    ['packages/local-cloud/launch/planted.mjs', 'zod', 'the launcher runs before anything is installed'],
    ['packages/local-cloud/launch/planted.mjs', '../src/settings.ts', 'the launcher runs before anything is installed'],
    ['packages/local-cloud/src/planted.ts', '@porchlight/demo/main', 'the local cloud runs what is built'],
    ['packages/local-cloud/src/machine/planted.ts', '../settings.ts', 'machine knows nothing of the cloud'],
    ['packages/local-cloud/src/template/planted.ts', '../cdn/edge.ts', 'the template knows no part that reads it'],
    ['packages/local-cloud/src/cdn/planted.ts', '../buckets/bucket-server.ts', 'parts of the local cloud meet'],
    ['packages/local-cloud/src/portal/planted.ts', '../lambda/functions.ts', 'parts of the local cloud meet'],
    ['packages/local-cloud/src/events/planted.ts', '../buckets/bucket-server.ts', 'parts of the local cloud meet'],
    ['packages/local-cloud/src/gateway/planted.ts', '@porchlight/functions/errors', 'the local cloud runs what is'],
    ['packages/local-cloud/src/dev/planted.ts', '../lambda/functions.ts', 'the dev server knows the running cloud'],
    ['packages/demo/src/planted.ts', '@porchlight/web/main', 'demo knows the contract'],
    ['packages/demo/src/planted.ts', '@porchlight/functions/handlers/public/get-property', 'demo knows the contract'],
    ['packages/demo/src/planted.ts', '../../../web/src/site/main.tsx', 'demo knows the contract'],
    ['functions/src/data/planted.ts', '@porchlight/demo/main', 'functions knows only the contract'],
    ['web/src/site/pages/planted.ts', '@porchlight/demo/main', 'web knows only the contract'],
    ['web/src/shared/planted.ts', '@porchlight/site/deployment.config', 'web knows only the contract'],
    ['web/src/site/pages/planted.ts', '@porchlight/site/deployment.config', 'web knows only the contract'],
    ['web/src/admin/pages/planted.ts', '@porchlight/site/deployment-schema', 'web knows only the contract'],
    ['functions/src/http/planted.ts', '@porchlight/site/deployment.config', 'functions knows only the contract'],
    ['web/src/shared/ui/planted.ts', '../comparison/comparison-store.ts', 'ui knows no feature, page or api'],
    ['web/src/shared/api/planted.ts', '../ui/button.tsx', 'api knows only the contract'],
    ['web/src/shared/comparison/planted.ts', '../layout/site-layout.tsx', 'the layout holds the comparison'],
    ['web/src/shared/layout/planted.ts', '../../site/pages/home-page.tsx', 'shared knows neither app'],
    ['web/src/shared/paths-planted.ts', '../admin/ui/tooltip.tsx', 'shared knows neither app'],
    ['web/src/site/features/hero/planted.ts', '../portal/listings-frame.tsx', 'a feature imports no other feature'],
    ['web/src/site/features/hero/planted.ts', '../../pages/home-page.tsx', 'features are used by pages'],
    ['web/src/site/features/hero/planted.ts', '../../../admin/ui/tooltip.tsx', 'share nothing but web/src/shared'],
    ['web/src/site/pages/planted.ts', '@porchlight/functions/data/table/table', 'web knows only the contract'],
    ['web/src/site/pages/planted.ts', '../routes.tsx', 'routes import pages'],
    ['web/src/site/pages/planted.ts', '../../admin/ui/tooltip.tsx', 'share nothing but web/src/shared'],
    ['web/src/site/features/hero/planted.ts', '../../publish/page-plan.ts', 'features are used by pages'],
    ['web/src/site/publish/planted.ts', '../../admin/ui/tooltip.tsx', 'share nothing but web/src/shared'],
    ['web/src/site/publish/planted.ts', '../pages/home-page.tsx', 'publish renders the app as a whole'],
    ['web/src/site/detail/planted.ts', '../pages/property-page.tsx', 'the detail view is used by pages'],
    ['web/src/site/detail/gallery/planted.ts', '../../../admin/ui/tooltip.tsx', 'share nothing but web/src/shared'],
    ['web/src/site/copy/planted.ts', '../../shared/paths.ts', 'copy is words'],
    ['web/src/site/planted.ts', '../admin/routes.tsx', 'share nothing but web/src/shared'],
    ['web/src/admin/copy/planted.ts', '../../shared/paths.ts', 'copy is words'],
    ['web/src/admin/planted.ts', '../site/routes.tsx', 'share nothing but web/src/shared'],
    ['web/src/admin/features/units/planted.ts', '../property-editor/property-copy.ts', 'a feature imports no other'],
    ['web/src/admin/features/units/planted.ts', '../../pages/dashboard-page.tsx', 'features are used by pages'],
    ['web/src/admin/features/units/planted.ts', '../../../site/routes.tsx', 'share nothing but web/src/shared'],
    ['web/src/admin/ui/planted.ts', '../copy/admin.ts', 'ui knows no feature, page or api'],
    ['web/src/admin/api/planted.ts', '../ui/tooltip.tsx', 'api knows only the contract'],
    ['web/src/admin/editor/planted.ts', '../features/units/unit-editor-config.ts', 'used by features and pages'],
    ['web/src/admin/uploads/planted.ts', '../pages/hero-images-page.tsx', 'used by features and pages'],
    ['web/src/admin/ui/planted.ts', '../editor/number-text.ts', 'ui knows no feature, page or api'],
    ['web/src/admin/pages/planted.ts', '../../site/pages/home-page.tsx', 'share nothing but web/src/shared'],
  ]
  const forbiddenResults = forbidden.map(
    ([path, source, message]) => [path, source, message, plant(path, importing(source))] as const,
  )
  test.each(forbiddenResults)('%s importing %s', (_path, _source, message, said) => {
    expect(said().join()).toContain(message)
  })

  const unwanted: [what: string, text: string, rule: string][] = [
    ['any', 'export const planted: any = 1\n', 'noExplicitAny'],
    ['a type assertion', 'export const planted = JSON.parse("1") as number\n', 'No type assertions'],
    ['a type asserted by way of unknown', 'export const planted = 1 as unknown as string\n', 'by way of unknown'],
    ['a non-null assertion', 'export const planted = [1][0]!\n', 'noNonNullAssertion'],
    ['a default export', 'export default 1\n', 'noDefaultExport'],
    ['a barrel', "export * from './other.ts'\n", 'noReExportAll'],
    ['a text that is run', 'export const planted = (text: string): unknown => eval(text)\n', 'noGlobalEval'],
    ['a file of 251 lines', 'export const planted = [\n'.padEnd(1_000, '1,\n'), 'noExcessiveLinesPerFile'],
  ]
  const unwantedResults = unwanted.map(
    ([what, text, rule]) => [what, rule, plant('functions/src/data/planted.ts', text)] as const,
  )
  test.each(unwantedResults)('%s', (_what, rule, said) => {
    expect(said().join()).toContain(rule)
  })

  const html = plant(
    'web/src/site/planted.tsx',
    'export const planted = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />\n',
  )
  test('a text that is taken for HTML', () => {
    expect(html().join()).toContain('noDangerouslySetInnerHtml')
  })

  const next = (step: number) => `import type { Next } from './planted-${planted + step}.ts'\n\nexport type { Next }\n`
  const circle = plant('functions/src/data/planted.ts', next(2))
  plant('functions/src/data/planted.ts', next(0))
  test('two files that import a type of each other', () => {
    expect(circle().join()).toContain('noImportCycles')
  })
})
