import type { Property } from '@porchlight/contract/properties/property'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { adminPropertiesCopy } from './properties-copy.ts'

const copy = adminPropertiesCopy

/** Undefined once the first home is complete, or if there are several. */
export function firstSteps(properties: readonly Property[]) {
  const [first] = properties
  if (properties.length > 1) return undefined
  const steps = [
    { ...copy.first.add, isDone: first !== undefined },
    { ...copy.first.photos, isDone: first !== undefined && first.images.length > 0 },
    { ...copy.first.availability, isDone: first?.availabilitySummary !== undefined },
  ]
  return steps.every(({ isDone }) => isDone) ? undefined : steps
}

interface FirstStepsProps {
  steps: NonNullable<ReturnType<typeof firstSteps>>
  first: Property | undefined
}

/** The link opens the next step. */
export function FirstSteps({ steps, first }: FirstStepsProps) {
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <section aria-label={copy.first.title} className="grid justify-items-start gap-6 py-6">
      {!first && <p className="text-lg text-ink-soft">{copy.empty}</p>}
      <ol className="grid max-w-measure gap-4">
        {steps.map(({ title, text, isDone }, n) => (
          <li key={title} aria-current={n === next ? 'step' : undefined} className="flex gap-4">
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-full font-semibold ${isDone ? 'bg-sage text-sage-ink' : 'border border-rule-strong'}`}
            >
              {isDone ? <AdminIcon name="check" className="size-4" /> : n + 1}
            </span>
            <div>
              <h2 className="text-lg">
                {title}
                {isDone && <span className="sr-only">{copy.first.done}</span>}
              </h2>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link to={paths.adminProperty(first?.id ?? 'new')} className={buttonStyles('primary')}>
        {first ? copy.first.next : copy.addFirst}
      </Link>
    </section>
  )
}
