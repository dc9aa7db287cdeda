import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Many tests compare the whole table before and after, and the outage tests stop it.
    fileParallelism: false,
    // Importing the AWS clients takes longer than many of these files.
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'before-each-file.ts')],
  },
})
