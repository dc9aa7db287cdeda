import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unitQueries } from '../../../shared/api/unit-queries.ts'
import { DraftOffer } from '../../editor/draft-offer.tsx'
import { addButtonId, editButtonId } from './focus-ids.ts'
import { unitAdminCopy } from './unit-copy.ts'
import { type UnitDraft, unitDraft } from './unit-draft.ts'
import { UnitEditor } from './unit-editor.tsx'
import { UnitList } from './unit-list.tsx'

/** The form that is open: of a stored unit, or of a new one, with what an earlier visit left unsaved. */
interface OpenForm {
  unit?: Unit | undefined
  left?: UnitDraft
}

/** The units of a multifamily property: their list, or the form of one of them (docs/product.md#units-in-the-editor). */
export function AdminUnits({ property }: { property: Property }) {
  const { id } = property
  // what is edited must be what is stored now, not what a page was made of a while ago
  const { data, error, isFetching, refetch, isFetchedAfterMount } = useQuery({
    ...unitQueries.ofProperty(id),
    staleTime: 0,
  })
  const units = isFetchedAfterMount ? data : undefined
  const [form, setForm] = useState<OpenForm>()
  const [focus, setFocus] = useState<string>()
  const [left, setLeft] = useState(() => unitDraft(id).read())
  const changing = units?.find((unit) => unit.id === left?.unitId)

  const close = (unit?: Unit) => {
    setFocus(unit ? editButtonId(unit.id) : addButtonId)
    setForm(undefined)
    setLeft(unitDraft(id).read())
  }
  return (
    <section aria-label={unitAdminCopy.heading} className="mt-12 border-t border-rule pt-10">
      {form ? (
        <UnitEditor
          propertyId={id}
          unit={form.unit}
          left={form.left}
          onClose={() => close(form.unit)}
          onSaved={(unit) => close(unit)}
        />
      ) : (
        <UnitList
          units={units}
          failed={error !== null}
          busy={isFetching}
          onRetry={() => void refetch()}
          onAdd={() => setForm({})}
          onEdit={(unit) => setForm({ unit })}
          focus={focus}
        >
          {left && units && (
            <div className="mt-6">
              <UnitDraftOffer
                gone={left.unitId !== undefined && !changing}
                onRestore={() => setForm({ left, unit: changing })}
                onDiscard={() => {
                  unitDraft(id).clear()
                  setLeft(undefined)
                  document.getElementById(addButtonId)?.focus()
                }}
              />
            </div>
          )}
        </UnitList>
      )}
    </section>
  )
}

interface UnitDraftOfferProps {
  /** The unit has been deleted since; what was typed can become another one. */
  gone: boolean
  onRestore: () => void
  onDiscard: () => void
}

function UnitDraftOffer({ gone, ...answers }: UnitDraftOfferProps) {
  const { heading, gone: text, restoreGone } = unitAdminCopy.draft
  const words = gone ? { heading, text, restoreLabel: restoreGone } : { heading }
  return <DraftOffer {...words} {...answers} />
}
