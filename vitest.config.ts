import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**']
const byPath = new URL('test/support/import-by-path.mjs', import.meta.url)

export default defineConfig({
  test: {
    tags: [
      {
        name: 'fault',
        // The soak kills each write many times over (test/support/functions/killable-site.ts).
        timeout: process.env.PORCHLIGHT_KILLS_EACH ? 1_800_000 : 240_000,
        description: 'Kills processes, or takes a service away and waits for what comes of it; not in `npm run check`.',
      },
    ],
    // Nothing is tried twice. These end what hangs; a machine that is busy with the API tests takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than the expected processors: some tests only wait.
    maxWorkers: 3,
    execArgv: import.meta.dirname.includes('%') ? ['--import', byPath.href] : [],
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          sequence: { groupOrder: 1 },
          include: ['functions/**/*.test.ts'],
          exclude,
          // Handlers read the environment when they are imported: our modules are new for each file, libraries are
          // not.
          setupFiles: ['test/support/functions/before-each-file.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'local cloud',
          sequence: { groupOrder: 1 },
          include: ['packages/local-cloud/**/*.test.ts'],
          exclude,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          exclude: [...exclude, '**/cdk.out/**'],
          setupFiles: ['test/support/infra/after-each-file.ts'],
          // Validation takes a second for each template; one test turns it on (infra/validation.test.ts).
          env: { CDK_VALIDATION: 'false' },
          // Importing the CDK takes longer than most tests of what is built with it: one worker does it once, and
          // first, while `npm run check` has the other processor for types and lint.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // React's development build takes twice as long.
        oxc: { jsx: { development: false } },
        test: {
          name: 'admin screens',
          env: { NODE_ENV: 'production' },
          sequence: { groupOrder: 1 },
          include: ['test/admin/**/*.test.ts'],
          exclude,
          environment: './test/support/admin/environment.ts',
          environmentOptions: { happyDOM: { url: 'https://homes.example.com' } },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          sequence: { groupOrder: 1 },
          include: [
            '{packages/{contract,demo,operations,site},web}/**/*.test.{ts,tsx}',
            'test/{bench,support,lint}/**/*.test.ts',
          ],
          exclude: [...exclude, '**/dist/**'],
          setupFiles: ['test/support/site/after-each-file.ts'],
          isolate: false,
        },
      },
    ],
  },
})
