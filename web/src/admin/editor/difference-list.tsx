import type { Difference } from './differences.ts'

interface DifferenceListProps {
  differences: readonly Difference[]
  labels: { theirs: string; mine: string }
}

/** Shows how two versions differ, field by field and side by side. */
export function DifferenceList({ differences, labels }: DifferenceListProps) {
  return (
    <ul className="mt-5 divide-y divide-rule border-y border-rule text-sm">
      {differences.map(({ label, theirs, mine }) => (
        <li key={label} className="py-3">
          <h3 className="font-sans text-sm font-semibold">{label}</h3>
          <dl className="mt-1 grid grid-cols-2 gap-4">
            <Version whose={labels.theirs} value={theirs} />
            <Version whose={labels.mine} value={mine} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Version({ whose, value }: { whose: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{whose}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  )
}
