import type { DeletedProperty } from '@porchlight/contract/history/trash'
import { shortLocationLabels } from '@porchlight/contract/properties/admin-options'
import { useId } from 'react'
import { formatShortDay } from '../../../shared/format.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { businessDay, daysUntil } from '../../business-time.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { deletedCopy } from './deleted-copy.ts'

const copy = deletedCopy

interface DeletedRowProps {
  property: DeletedProperty
  busy: boolean
  onRestore: () => void
  onRemove: () => void
}

/** The image itself is no longer served. */
export function DeletedRow({ property, busy, onRestore, onRemove }: DeletedRowProps) {
  const { title, location, deletedAt, goneAt, by, placeholder } = property
  const titleId = useId()
  const person = by && (by.name || by.email)
  const days = daysUntil(goneAt)
  const action = { 'aria-describedby': titleId, off: busy, className: 'grow lg:grow-0' }
  return (
    <li aria-busy={busy} className={`flex flex-wrap gap-x-6 gap-y-3 py-5 ${busy ? 'opacity-50' : ''}`}>
      {placeholder ? (
        <img
          src={placeholder}
          alt=""
          className="aspect-card w-24 shrink-0 self-start rounded-md object-cover sm:w-40"
        />
      ) : (
        <div aria-hidden="true" className="aspect-card w-24 shrink-0 self-start rounded-md bg-rule sm:w-40" />
      )}
      <div className="grid min-w-0 grow basis-40 content-start gap-1">
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{shortLocationLabels[location]}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <TextWithName text={copy.deleted(formatShortDay(businessDay(deletedAt)), person)} name={person} />
        </p>
        <p className="text-sm font-semibold">{copy.left(days)}</p>
      </div>
      <div className="flex flex-wrap gap-3 self-start max-sm:basis-full lg:flex-col">
        <Button variant="outline" {...action} onClick={onRestore}>
          {copy.restore}
        </Button>
        <Button variant="quiet" {...action} onClick={onRemove}>
          <AdminIcon name="trash" className="size-4" />
          {copy.forGood}
        </Button>
      </div>
    </li>
  )
}
