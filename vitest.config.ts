import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One hiccup of a busy machine is told as a retry; what fails twice is broken.
    retry: 1,
    include: ['{packages/*,functions,infra,web}/**/*.test.{ts,tsx}', 'test/{fixtures,lint}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/cdk.out/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
