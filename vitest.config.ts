import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages/*,functions,infra,web}/**/*.test.{ts,tsx}', 'test/{fixtures,lint}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/cdk.out/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
