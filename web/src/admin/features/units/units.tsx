import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { draftKeys } from '../../editor/draft-keys.ts'
import { DraftOffer } from '../../editor/draft-offer.tsx'
import { editorDraft } from '../../editor/editor-draft.ts'
import { editButtonId } from './unit-card.tsx'
import { unitCopy } from './unit-copy.ts'
import { UnitEditor } from './unit-editor.tsx'
import { unitEditorConfig } from './unit-kind.ts'
import { addButtonId, UnitList } from './unit-list.tsx'

const unitsId = 'units'

/** On a phone the units lie five screens below the title of their building. */
export function showUnits() {
  const section = document.getElementById(unitsId)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** The form that is open: of a stored unit, or of a new one. */
interface OpenForm {
  unit?: Unit | undefined
  /** Begins with what an earlier visit left unsaved. */
  restoring?: boolean
}

/** The units of a multifamily property: their list, or the form of one of them (docs/product/property-editor.md#units-in-the-editor). */
export function Units({ property: { id } }: { property: Property }) {
  // what is edited must be what is stored now, not what a page was made of a while ago
  const { data, error, isFetching, refetch, isFetchedAfterMount } = useQuery({
    ...propertyQueries.units(id),
    staleTime: 0,
  })
  const units = isFetchedAfterMount ? data : undefined
  const [form, setForm] = useState<OpenForm>()
  const [focus, setFocus] = useState<string>()
  const [left, setLeft] = useState(() => firstLeft(id))
  const changing = units?.find((unit) => unit.id === left)
  const gone = left !== newUnit && !changing

  const close = (unit?: Unit) => {
    setFocus(unit ? editButtonId(unit.id) : addButtonId)
    setForm(undefined)
    setLeft(firstLeft(id))
  }
  return (
    <section id={unitsId} tabIndex={-1} aria-label={unitCopy.heading} className="mt-12 border-t border-rule pt-10">
      {form ? (
        <UnitEditor
          propertyId={id}
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
          busy={isFetching}
          onRetry={() => void refetch()}
          onAdd={() => setForm({})}
          onEdit={(unit) => setForm({ unit })}
          focus={focus}
        >
          {left && units && (
            <div className="mt-6">
              <DraftOffer
                heading={unitCopy.draft.heading}
                {...(gone ? { text: unitCopy.draft.gone, restoreLabel: unitCopy.draft.restoreGone } : {})}
                onRestore={() => {
                  if (gone) makeNew(id, left)
                  setForm({ unit: changing, restoring: true })
                }}
                onDiscard={() => {
                  editorDraft(unitEditorConfig(id), draftKey(id, left)).clear()
                  setLeft(firstLeft(id))
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

/** Stands for the id of a unit that does not exist yet. */
const newUnit = 'new'

const draftKey = (propertyId: string, unitId = newUnit) => `unit.${propertyId}/${unitId}`

/** The unit that an earlier visit left unsaved; a new one first, and the others after it one by one. */
function firstLeft(propertyId: string): string | undefined {
  const begin = draftKey(propertyId, '')
  const ids = draftKeys(begin).map((key) => key.slice(begin.length))
  const readable = ids.filter((id) => editorDraft(unitEditorConfig(propertyId), draftKey(propertyId, id)).read())
  return readable.find((id) => id === newUnit) ?? readable[0]
}

/** What was typed into a unit that is gone becomes the draft of a new one. */
function makeNew(propertyId: string, goneId: string) {
  const [gone, made] = [goneId, newUnit].map((id) =>
    editorDraft(unitEditorConfig(propertyId), draftKey(propertyId, id)),
  )
  const draft = gone?.read()
  gone?.clear()
  if (draft) made?.write(draft)
}
