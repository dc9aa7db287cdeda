import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { propertyQueries } from '../../api/property-queries.ts'
import { draftKeys } from '../../editor/draft-keys.ts'
import { DraftOffer } from '../../editor/draft-offer.tsx'
import { editorDraft } from '../../editor/editor-draft.ts'
import { useQueryError } from '../../session-expired.ts'
import { editButtonId } from './unit-card.tsx'
import { unitCopy } from './unit-copy.ts'
import { UnitEditor } from './unit-editor.tsx'
import { unitEditorConfig } from './unit-editor-config.ts'
import { addButtonId, UnitList } from './unit-list.tsx'

const unitsId = 'units'

/** Units are five screens below the title on a phone. */
export function showUnits() {
  const section = document.getElementById(unitsId)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

interface OpenForm {
  unit?: Unit | undefined
  /** Restores the draft of an earlier visit. */
  restoring?: boolean
}

/** The unit list of a multifamily property, or the form of one unit (docs/product/property-editor.md#units-in-the-editor). */
export function Units({ property }: { property: Property }) {
  const { id } = property
  const isBuilding = property.propertyType === 'multifamily'
  const query = useQuery({ ...propertyQueries.units(id), enabled: isBuilding })
  const units = query.isFetchedAfterMount ? query.data : undefined
  const error = useQueryError(query.error)
  const [form, setForm] = useState<OpenForm>()
  const [focus, setFocus] = useState<string>()
  const [draftUnitId, setDraftUnitId] = useState(() => firstDraft(id))
  const draftUnit = units?.find((unit) => unit.id === draftUnitId)
  const isGone = draftUnitId !== NEW_UNIT && !draftUnit

  const close = (unit?: Unit) => {
    setFocus(unit ? editButtonId(unit.id) : addButtonId)
    setForm(undefined)
    setDraftUnitId(firstDraft(id))
  }
  // Someone may make it a house while the form is open.
  if (!isBuilding && !form) return <p className="mt-10 border-t border-rule pt-6 text-ink-soft">{unitCopy.ofHouse}</p>
  return (
    <section id={unitsId} tabIndex={-1} aria-label={unitCopy.heading} className="mt-12 border-t border-rule pt-10">
      {form ? (
        <UnitEditor
          property={property}
          unit={form.unit}
          units={units ?? []}
          draftKey={draftKey(id, form.unit?.id)}
          restoring={form.restoring ?? false}
          onClose={() => close(form.unit)}
          onSaved={close}
        />
      ) : (
        <UnitList
          propertyId={id}
          units={units}
          failed={error !== null}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          onAdd={() => setForm({})}
          onEdit={(unit) => setForm({ unit })}
          focus={focus}
        >
          {draftUnitId && units && (
            <div className="mt-6">
              <DraftOffer
                heading={unitCopy.draft.heading}
                {...(isGone ? { text: unitCopy.draft.gone, restoreLabel: unitCopy.draft.restoreGone } : {})}
                onRestore={() => {
                  if (isGone) makeNew(id, draftUnitId)
                  setForm({ unit: draftUnit, restoring: true })
                }}
                onDiscard={() => {
                  draftOf(id, draftUnitId).clear()
                  setDraftUnitId(firstDraft(id))
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

const NEW_UNIT = 'new'

const draftKey = (propertyId: string, unitId = NEW_UNIT) => `unit.${propertyId}/${unitId}`
const draftOf = (propertyId: string, unitId: string) =>
  editorDraft(unitEditorConfig(propertyId), draftKey(propertyId, unitId))

/** Returns the ID of a unit with a draft, a new unit first. */
function firstDraft(propertyId: string): string | undefined {
  const prefix = draftKey(propertyId, '')
  const ids = draftKeys(prefix).map((key) => key.slice(prefix.length))
  const readable = ids.filter((id) => draftOf(propertyId, id).read())
  return readable.find((id) => id === NEW_UNIT) ?? readable[0]
}

function makeNew(propertyId: string, goneId: string) {
  const gone = draftOf(propertyId, goneId)
  const draft = gone.read()
  gone.clear()
  if (draft) draftOf(propertyId, NEW_UNIT).write(draft)
}
