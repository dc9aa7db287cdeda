import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    retry: 1,
    include: ['test/api/**/*.test.ts'],
    testTimeout: 30_000,
    // The trouble tests stop the table that all others use.
    fileParallelism: false,
  },
})
