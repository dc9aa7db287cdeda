import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const views = 'test/api/track-view.test.ts'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Many tests compare the whole table before and after, and the outage tests stop it.
    fileParallelism: false,
    // Importing the AWS clients takes longer than many of these files.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'before-each-file.ts')],
    projects: [
      {
        extends: true,
        test: { name: 'api', include: ['test/api/**/*.test.ts'], exclude: [views], sequence: { groupOrder: 0 } },
      },
      {
        // The other tests would have to read their thousands of views.
        extends: true,
        test: { name: 'views', include: [views], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
