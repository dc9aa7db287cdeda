import type { Unit } from '@porchlight/contract/unit'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { UnitCard } from './unit-card.tsx'
import { unitAdminCopy } from './unit-copy.ts'
import { useUnitDeletion } from './use-unit-deletion.ts'

const { empty, list, deletion } = unitAdminCopy

interface UnitCardsProps {
  units: readonly Unit[]
  onEdit: (unit: Unit) => void
  /** The button that had the focus is gone with its unit. */
  onDeleted: () => void
}

/** One card per unit, in the order of their numbers, or what to do when there is none. */
export function UnitCards({ units, onEdit, onDeleted }: UnitCardsProps) {
  const { asked, ask, cancel, confirm, deleting } = useUnitDeletion(onDeleted)
  if (units.length === 0) return <p className="py-8 text-ink-soft">{empty}</p>
  return (
    <>
      <ul
        aria-label={list}
        className="grid gap-x-12 *:border-b *:border-rule lg:grid-cols-2 lg:[&>:nth-last-child(2):nth-child(odd)]:border-b-0 [&>:last-child]:border-b-0"
      >
        {inNumberOrder(units).map((unit) => (
          <UnitCard
            key={unit.id}
            unit={unit}
            deleting={deleting === unit.id}
            onEdit={() => onEdit(unit)}
            onDelete={() => ask(unit)}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={deletion.title}
          text={deletion.text}
          confirmLabel={deletion.confirm}
          cancelLabel={deletion.cancel}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
    </>
  )
}

const inNumberOrder = (units: readonly Unit[]) =>
  units.toSorted((a, b) => a.unitNumber.localeCompare(b.unitNumber, 'en', { numeric: true }))
