import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { median } from './statistics.ts'

const runs = 5
const script = join(repositoryRoot, 'test/bench/variants-process.ts')
const measuredSchema = z.object({ ms: z.number(), peakMB: z.number(), variants: z.number(), KB: z.number() })

/** Measures median ms and peak memory of new processes. */
export function benchVariants() {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
  try {
    const file = join(folder, 'photograph.jpg')
    const run = (mode: string) => execFileSync(process.execPath, [script, mode, file], { encoding: 'utf8' })
    run('draw')
    const results = Array.from({ length: runs }, () => measuredSchema.parse(JSON.parse(run('measure'))))
    const times = results.map(({ ms }) => ms)
    return [
      {
        image: 'JPEG, 6000 x 4000',
        MB: (statSync(file).size / 1024 / 1024).toFixed(1),
        'median ms': median(times),
        'worst ms': Math.max(...times),
        'peak MB': Math.max(...results.map(({ peakMB }) => peakMB)),
        variants: results[0]?.variants ?? 0,
        'all variants KB': results[0]?.KB ?? 0,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
