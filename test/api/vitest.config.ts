import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const views = 'test/api/track-view.test.ts'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Many tests compare the whole table before and after, and the trouble tests stop it.
    fileParallelism: false,
    // Importing the clients of AWS takes longer than many of these files: they are read once.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'before-each-file.ts')],
    projects: [
      {
        extends: true,
        test: { name: 'api', include: ['test/api/**/*.test.ts'], exclude: [views], sequence: { groupOrder: 0 } },
      },
      {
        // Last, since its thousands of views would have to be read in each of those comparisons.
        extends: true,
        test: { name: 'views', include: [views], sequence: { groupOrder: 1 } },
      },
    ],
  },
})
