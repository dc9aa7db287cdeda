import type { Property } from '@porchlight/contract/properties/property'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { propertyQueries } from '../../api/property-queries.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { flush } from '../../ui/flush.ts'
import { toast } from '../../ui/toast-store.ts'
import { bulkCopy } from './bulk-copy.ts'
import { deletion } from './bulk-steps.ts'
import { useBulk } from './use-bulk.ts'

const copy = bulkCopy.examples

/** Only example content has ids of version 8 (RFC 9562). */
const isExample = ({ id, version }: { id: string; version: number }) =>
  version === 1 && /^[\da-f-]{14}8/.test(id.split('.').at(-1) ?? '')

interface ExamplesProps {
  properties: readonly Property[]
  /** Has to move the focus, since the focused button disappears. */
  onRemoved: () => void
}

/** Asks, then removes all examples that nobody has changed. */
export function Examples({ properties, onRemoved }: ExamplesProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<readonly Property[]>()
  const { change, pending } = useBulk((unchanged) => unchanged.length === 0 && onRemoved())
  const examples = properties.filter(isExample)
  if (examples.length === 0) return null

  const ask = async () => {
    try {
      const units = await Promise.all(
        examples.map(({ id, unitCount }) => (unitCount ? client.fetchQuery(propertyQueries.units(id)) : [])),
      )
      setAsked(examples.filter((_, n) => units[n]?.every(isExample)))
    } catch (error) {
      if (!handleSessionExpired(error, 'reading')) toast.failure(copy.unreadable)
    }
  }
  return (
    <>
      <Button variant="quiet" className={flush} busy={pending} onClick={() => void ask()}>
        {pending ? bulkCopy.busy : copy.remove}
      </Button>
      {asked && (
        <ConfirmDialog
          labels={copy.question(asked.length)}
          onConfirm={() => {
            setAsked(undefined)
            change({ properties: asked, step: deletion, done: bulkCopy.deleted })
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
