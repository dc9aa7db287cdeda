import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMiniStack } from '../rehearse/ministack.ts'
import { rehearse, type Step } from '../rehearse/rehearse.ts'
import { commandOf, deployedStage } from '../stages.ts'
import { run } from './end.ts'
import { root } from './programs.ts'

const printLine = (line: string) => void process.stdout.write(`${line}\n`)
const linesOf = ({ name, seconds, output }: Step) => [
  `- \`${name}\`: ${seconds} s`,
  ...output.map((line) => `  - ${line.trim().replaceAll('\t', ' ')}`),
]

/** Rehearses a deployment against MiniStack. `--write` stores the output in docs/rehearsal.md. */
await run(async () => {
  const { options } = commandOf(process.argv.slice(2), { write: { type: 'boolean' } })
  const emulator = await startMiniStack(deployedStage('prod').region)
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-rehearsal-'))
  const lines: string[] = []
  try {
    await rehearse(folder, (step) => {
      const printed = linesOf(step)
      lines.push(...printed)
      printLine(printed.join('\n'))
    })
  } finally {
    await emulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  if (options.write === true) writeFileSync(`${root}docs/rehearsal.md`, document(lines))
})

function document(lines: string[]): string {
  const version = spawnSync('sh', ['-c', '"$(dirname "$(command -v ministack)")"/pip show ministack'], {
    encoding: 'utf8',
  }).stdout
  return [
    '# Rehearsal',
    '',
    'The output of `npm run rehearse -- --write`: the commands of [operations](operations.md) against MiniStack, an AWS emulator that knows nothing of Porchlight. `packages/operations/src/rehearse/left-out.ts` names what it lacks.',
    '',
    `MiniStack ${/^Version: (.*)$/m.exec(version)?.[1] ?? 'of unknown version'}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    ...lines,
    '',
  ].join('\n')
}
