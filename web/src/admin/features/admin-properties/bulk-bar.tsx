import { availabilityLabels } from '@porchlight/contract/properties/admin-options'
import type { Property } from '@porchlight/contract/properties/property'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { AdminDialog } from '../../ui/admin-dialog.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectionBar } from '../../ui/selection-bar.tsx'
import { bulkCopy } from './bulk-copy.ts'
import { availability, deletion, visibility } from './bulk-steps.ts'
import { useBulk } from './use-bulk.ts'

const copy = bulkCopy

interface BulkBarProps {
  selected: readonly Property[]
  shown: readonly Property[]
  onSelect: (properties: readonly Property[]) => void
  /** Called when the selection mode ends. Has to move the focus. */
  onEnd: () => void
}

/** What can be done with the chosen properties; those that failed stay chosen. */
export function BulkBar({ selected, shown, onSelect, onEnd }: BulkBarProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState<'delete' | 'availability' | 'visibility'>()
  const close = () => setOpen(undefined)
  const all = useRef<HTMLButtonElement>(null)
  const { change, pending } = useBulk((unchanged) => {
    if (unchanged.length === 0) return onEnd()
    onSelect(unchanged)
    // The pressed button was disabled in the meantime.
    all.current?.focus({ preventScroll: true })
  })
  const isIdle = selected.length > 0 && !pending
  const run = (next: Omit<Parameters<typeof change>[0], 'properties'>) => {
    close()
    change({ ...next, properties: selected })
  }
  return (
    <SelectionBar
      copy={copy}
      status={pending ? copy.busy : copy.count(selected.length)}
      allButton={all}
      onSelectAll={() => onSelect(shown)}
      className="gap-2"
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={!isIdle} onClick={() => setOpen('availability')}>
          {copy.availability}
        </Button>
        <Button variant="outline" disabled={!isIdle} onClick={() => setOpen('visibility')}>
          {copy.visibility}
        </Button>
        <Button variant="outline" disabled={!isIdle} onClick={() => setOpen('delete')}>
          {copy.delete}
        </Button>
        <Button variant="outline" disabled={pending} onClick={onEnd} className="ml-auto">
          {copy.end}
        </Button>
      </div>
      {open === 'delete' && (
        <ConfirmDialog
          labels={copy.question(selected.length)}
          onConfirm={() => run({ step: deletion, done: copy.deleted })}
          onCancel={close}
        />
      )}
      {open === 'visibility' && (
        <Choices
          title={copy.visibility}
          choices={[
            [copy.publish, () => run({ step: visibility(client, 'published'), done: copy.published })],
            [copy.hide, () => run({ step: visibility(client, 'draft'), done: copy.hidden })],
          ]}
          onCancel={close}
        />
      )}
      {open === 'availability' && (
        <Choices
          title={copy.availability}
          text={copy.availabilityText}
          choices={(['available', 'soon', 'leased', null] as const).map((state) => [
            availabilityLabels[state ?? ''],
            () => run({ step: availability(client, state), done: copy.stated }),
          ])}
          onCancel={close}
        />
      )}
    </SelectionBar>
  )
}

interface ChoicesProps {
  title: string
  text?: string
  choices: readonly (readonly [string, () => void])[]
  onCancel: () => void
}

function Choices({ title, text, choices, onCancel }: ChoicesProps) {
  return (
    <AdminDialog title={title} text={text} onClose={onCancel}>
      <div className="mt-5 grid gap-3">
        {choices.map(([label, act]) => (
          <Button key={label} variant="outline" onClick={act}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </AdminDialog>
  )
}
