import type { Unit } from '@porchlight/contract/unit'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { addButtonId } from './focus-ids.ts'
import { UnitCards } from './unit-cards.tsx'
import { unitAdminCopy } from './unit-copy.ts'
import { UnitPlaceholders } from './unit-placeholders.tsx'

const copy = unitAdminCopy

interface UnitListProps {
  units: readonly Unit[] | undefined
  failed: boolean
  busy: boolean
  onRetry: () => void
  onAdd: () => void
  onEdit: (unit: Unit) => void
  /** Id of the control that gets the focus at first. */
  focus?: string | undefined
  /** Stands above the list. */
  children?: ReactNode
}

/** The units of a property with what can be done about them. */
export function UnitList({ units, failed, busy, onRetry, onAdd, onEdit, focus, children }: UnitListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus === undefined) return
    const control = document.getElementById(focus) ?? heading.current
    control?.focus()
  }, [focus])
  const retried = useRef(false)
  useEffect(() => {
    // the button that had the focus is gone with the trouble
    if (!failed && retried.current) heading.current?.focus()
    retried.current = false
  }, [failed])
  const leaveGoneCard = () => {
    // whoever has gone on to a form of the page stays there
    if (!document.activeElement?.closest('form')) heading.current?.focus()
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-offset-4">
            {copy.heading}
          </h2>
          <p className="mt-1 text-ink-soft">{copy.text}</p>
        </div>
        <Button id={addButtonId} onClick={onAdd}>
          <Icon name="plus" />
          {copy.add}
        </Button>
      </div>
      {children}
      {failed && (
        <UnitsFailed
          busy={busy}
          onRetry={() => {
            retried.current = true
            onRetry()
          }}
        />
      )}
      <div className="mt-4">
        {units ? (
          <UnitCards units={units} onEdit={onEdit} onDeleted={leaveGoneCard} />
        ) : (
          !failed && <UnitPlaceholders />
        )}
      </div>
    </>
  )
}

function UnitsFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-md border border-brick bg-sheet px-5 py-4"
    >
      <p className="font-medium text-brick">{copy.failed}</p>
      <Button variant="outline" disabled={busy} aria-busy={busy} onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  )
}
