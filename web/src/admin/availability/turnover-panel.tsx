import type { Property } from '@porchlight/contract/properties/property'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../../shared/api/api-error.ts'
import { Button } from '../../shared/ui/button.tsx'
import { focusUnlessTyping } from '../../shared/ui/focus-on.ts'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { QueryFallback } from '../query-fallback.tsx'
import { AdminDialog } from '../ui/admin-dialog.tsx'
import { flush } from '../ui/flush.ts'
import { discardUnsaved, hasUnsavedChanges, LeaveDialog, UnsavedChanges } from '../ui/unsaved-changes.tsx'
import { type PropertyWithUnits, readPropertyWithUnits } from './save-statements.ts'
import { turnoverCopy } from './turnover-copy.ts'
import { turnoverDraft } from './turnover-draft.ts'
import { TurnoverLine } from './turnover-line.tsx'
import { useTurnover } from './use-turnover.ts'

const copy = turnoverCopy

interface TurnoverPanelProps {
  property: Property
  onClose: () => void
}

/** Saves the availability of a home and its units in one step. */
export function TurnoverPanel({ property, onClose: onEnd }: TurnoverPanelProps) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['availability', property.id],
    queryFn: () => readPropertyWithUnits(client, property),
    staleTime: 0,
    gcTime: 0,
  })
  const { data, error } = query
  const onClose = () => {
    turnoverDraft.clear()
    onEnd()
  }
  const leave = () => {
    discardUnsaved()
    onEnd()
  }
  const [asking, setAsking] = useState(false)
  const cancel = () => (hasUnsavedChanges() ? setAsking(true) : onClose())
  return (
    <AdminDialog title={copy.title} text={property.title} wide onClose={cancel}>
      <QueryFallback
        query={query}
        message={hasStatus(error, 404) ? copy.missing : undefined}
        loading={<Spinner label={copy.loading} />}
      />
      {!data && (
        <Button variant="quiet" className={flush} onClick={onClose}>
          {copy.cancel}
        </Button>
      )}
      {data && <TurnoverForm stored={data} onCancel={cancel} onClose={onClose} />}
      {asking && <LeaveDialog onConfirm={leave} onCancel={() => setAsking(false)} />}
    </AdminDialog>
  )
}

interface TurnoverFormProps {
  stored: PropertyWithUnits
  onCancel: () => void
  onClose: () => void
}

function TurnoverForm({ stored, onCancel, onClose }: TurnoverFormProps) {
  const turnover = useTurnover(stored, onClose)
  const { current, chosen, conflicts, problem, pending, saving } = turnover
  const isBuilding = current.property.propertyType === 'multifamily'
  const lineOf = (id: string) => ({
    chosen: chosen.get(id),
    onChoose: (statement: Parameters<typeof turnover.choose>[1]) => turnover.choose(id, statement),
    isConflict: conflicts.has(id),
  })
  return (
    <form
      // The focused button of the loading panel disappeared.
      ref={focusUnlessTyping}
      tabIndex={-1}
      className="mt-4 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen.size > 0) turnover.save()
        else onClose()
      }}
    >
      <div inert={pending}>
        {current.units.map((unit) => (
          <TurnoverLine
            key={unit.id}
            label={copy.unit(unit.unitNumber)}
            name={unit.unitNumber}
            stored={unit}
            {...lineOf(unit.id)}
          />
        ))}
        <TurnoverLine
          label={isBuilding ? copy.building : copy.home}
          hint={isBuilding ? copy.buildingHint : undefined}
          stored={current.property}
          {...lineOf(current.property.id)}
        />
      </div>
      <div className="dialog-actions">
        <p role="alert" className="grow text-sm font-medium text-brick empty:hidden">
          {problem}
        </p>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" busy={saving}>
          {saving ? copy.saving : copy.save}
        </Button>
      </div>
      <UnsavedChanges when={chosen.size > 0} saving={pending} onDiscard={turnoverDraft.clear} />
    </form>
  )
}
