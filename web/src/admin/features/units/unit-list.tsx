import type { Unit } from '@porchlight/contract/properties/unit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { QueryError } from '../../../shared/layout/query-error.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { unitMutations } from '../../api/property-mutations.ts'
import { useDraftState } from '../../editor/draft-store.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDeletion } from '../../use-deletion.ts'
import { useRestore } from '../../use-restore.ts'
import { DuplicateUnitDialog } from './duplicate-unit-dialog.tsx'
import { editButtonId, UnitCard } from './unit-card.tsx'
import { unitCopy } from './unit-copy.ts'
import { nextNumber } from './unit-numbers.ts'

const copy = unitCopy
const duplicationSchema = z.object({ unitId: z.string(), text: z.string() })

/** Focused when the form of a new unit closes. */
export const addButtonId = 'unit-add'

interface UnitListProps {
  propertyId: string
  units: readonly Unit[] | undefined
  failed: boolean
  busy: boolean
  onRetry: () => void
  onAdd: () => void
  onEdit: (unit: Unit) => void
  /** ID of the control to focus at first. */
  focus?: string | undefined
  children?: ReactNode
}

/** The units of a property in numeric order, with their actions. */
export function UnitList({ propertyId, units, failed, busy, onRetry, onAdd, onEdit, focus, children }: UnitListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus === undefined) return
    const control = document.getElementById(focus) ?? heading.current
    control?.focus()
  }, [focus])
  const [duplication, setDuplication] = useDraftState('duplication', duplicationSchema)
  const existing = units?.map(({ unitNumber }) => unitNumber) ?? []
  const unitToDuplicate = units?.find(({ id }) => id === duplication?.unitId)
  const [createdId, setCreatedId] = useState<string>()
  useEffect(() => {
    // A new unit may be listed a moment later.
    if (createdId === undefined || !units?.some(({ id }) => id === createdId)) return
    document.getElementById(editButtonId(createdId))?.focus()
    setCreatedId(undefined)
  }, [createdId, units])
  const { restore } = useRestore({
    call: (id) => unitMutations.restore(propertyId, id),
    messages: { ...copy, gone: copy.form.gone },
    onEnd: (id) => isTyping() || setCreatedId(id),
    isUndo: true,
  })
  const { toConfirm, ask, cancel, confirm, deleting } = useDeletion<Unit>({
    call: unitMutations.remove,
    messages: copy,
    onDeleted: () => isTyping() || heading.current?.focus({ preventScroll: true }),
    undo: restore,
  })
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
      {failed && <QueryError error={undefined} message={copy.failed} busy={busy} onRetry={onRetry} />}
      <div className="mt-4">
        {!units && !failed && <UnitPlaceholders />}
        {units?.length === 0 && <p className="py-8 text-ink-soft">{copy.empty}</p>}
        {units && units.length > 0 && (
          <ul
            aria-label={copy.list}
            className="grid gap-x-12 *:border-b *:border-rule lg:grid-cols-2 lg:[&>:nth-last-child(2):nth-child(odd)]:border-b-0 [&>:last-child]:border-b-0"
          >
            {inNumberOrder(units).map((unit) => (
              <UnitCard
                key={unit.id}
                unit={unit}
                deleting={deleting === unit.id}
                onEdit={() => onEdit(unit)}
                onDelete={() => ask(unit)}
                onDuplicate={() => setDuplication({ unitId: unit.id, text: nextNumber(unit.unitNumber, existing) })}
              />
            ))}
          </ul>
        )}
      </div>
      {duplication && unitToDuplicate && (
        <DuplicateUnitDialog
          unit={unitToDuplicate}
          existing={existing}
          text={duplication.text}
          onType={(text) => setDuplication({ ...duplication, text })}
          onClose={() => setDuplication(undefined)}
          onCreated={([first]) => {
            setDuplication(undefined)
            setCreatedId(first?.id)
          }}
        />
      )}
      {toConfirm && <ConfirmDialog labels={copy.deletion} onConfirm={confirm} onCancel={cancel} />}
    </>
  )
}

/** A form keeps the focus. */
const isTyping = () => Boolean(document.activeElement?.closest('form'))

const { compare } = new Intl.Collator('en', { numeric: true })

const inNumberOrder = (units: readonly Unit[]) => units.toSorted((a, b) => compare(a.unitNumber, b.unitNumber))

/** Three placeholder cards (docs/product/property-editor.md#units-in-the-editor). */
function UnitPlaceholders() {
  return (
    <div role="status">
      <span className="sr-only">{copy.loading}</span>
      <div aria-hidden="true" className="grid gap-x-12 lg:grid-cols-2">
        {[1, 2, 3].map((place) => (
          <div
            key={place}
            data-placeholder="unit"
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-b border-rule py-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <Skeleton className="aspect-card self-start rounded-md" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-1/2 rounded-md" />
              <Skeleton className="h-5 w-4/5 rounded-md" />
              <Skeleton className="h-11 w-2/3 rounded-md" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
