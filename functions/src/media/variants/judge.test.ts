import { readFileSync, writeFileSync } from 'node:fs'
import { adviceKinds, areAlike } from '@porchlight/contract/images/image-advice'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Exposure, renderPhoto } from '../../../../test/support/functions/rendered-photos.ts'
import { decode } from './decode.ts'
import { judgeImage } from './judge.ts'

type Kind = (typeof adviceKinds)[number]

/** How each scene is photographed, and what the judgement should be. */
const shots: [Exposure & { width?: number }, ...Kind[]][] = [
  [{}],
  [{ noise: 14 }],
  [{ blur: 1.2, light: 0.8 }],
  [{ light: 0.7, noise: 8, shift: 12 }],
  [{ light: 1.25, blur: 0.8 }],
  [{ light: 0.35 }, 'dark'],
  [{ light: 0.25, noise: 10 }, 'dark'],
  [{ blur: 5 }, 'blurred'],
  [{ blur: 10, noise: 12 }, 'blurred'],
  [{ motion: 31, noise: 6 }, 'blurred'],
  [{ light: 0.3, blur: 7, noise: 6 }, 'dark', 'blurred'],
  [{ width: 800 }, 'small'],
  [{ width: 640, light: 0.35 }, 'small', 'dark'],
]
/** A house from outside and a room. */
const seeds = [1, 2]

/** Sends an image the way of an upload: as a file. */
async function judge(seed: number, { width, ...exposure }: (typeof shots)[number][0]) {
  const { pixels, ...size } = await renderPhoto(seed, exposure)
  const raw = { width: size.width, height: size.height, channels: 3 } as const
  const file = await sharp(pixels, { raw }).resize({ width }).jpeg({ quality: 88 }).toBuffer()
  const decoded = await decode(file, 1920)
  if ('refused' in decoded) throw new Error(decoded.refused)
  return judgeImage(decoded)
}

const decision = new URL('../../../../docs/decisions/065-judge-images-by-their-pixels.md', import.meta.url)
const percent = (part: number, all: number) => Math.round((1000 * part) / all) / 10

test('at most 5 % of rendered photographs are judged wrongly, in either direction', async () => {
  const table = Object.fromEntries(
    [...adviceKinds, 'alike'].map((kind) => [kind, { hit: 0, miss: 0, alarm: 0, quiet: 0 }]),
  )
  const count = (kind: string, expected: boolean, found: boolean) => {
    const row = table[kind]
    if (row) row[expected ? (found ? 'hit' : 'miss') : found ? 'alarm' : 'quiet'] += 1
  }
  const hashes: { seed: number; hash: string | undefined }[] = []
  for (const seed of seeds)
    for (const [shot, ...expected] of shots) {
      const { advice, hash } = await judge(seed, shot)
      for (const kind of adviceKinds) count(kind, expected.includes(kind), advice.includes(kind))
      hashes.push({ seed, hash })
    }
  for (const [n, a] of hashes.entries())
    for (const b of hashes.slice(n + 1))
      count('alike', a.seed === b.seed, areAlike(a.hash ?? '0'.repeat(16), b.hash ?? 'f'.repeat(16)))
  const rows = Object.entries(table).map(
    ([kind, { hit, miss, alarm, quiet }]) =>
      `| ${kind} | ${hit} | ${miss} | ${quiet} | ${alarm} | ${percent(miss, hit + miss)} | ${percent(alarm, alarm + quiet)} |`,
  )
  for (const { hit, miss, alarm, quiet } of Object.values(table)) {
    expect(hit).toBeGreaterThan(0)
    expect(percent(miss, hit + miss)).toBeLessThanOrEqual(5)
    expect(percent(alarm, alarm + quiet)).toBeLessThanOrEqual(5)
  }
  const record = readFileSync(decision, 'utf8')
  const [head = '', end = ''] = [
    record.slice(0, record.indexOf('| small')),
    record.slice(record.indexOf('\n\n## Consequences')),
  ]
  const current = `${head}${rows.join('\n')}${end}`
  if (process.env.PORCHLIGHT_WRITE_DOCS) writeFileSync(decision, current)
  else expect(record, 'PORCHLIGHT_WRITE_DOCS=1 updates the table').toBe(current)
})
