import { checkTypes, lint, total, vitest } from './steps.ts'

const { passed, failed } = total([await checkTypes(), await lint(), await vitest([])])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
