import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasStatus } from '../../shared/api/api-error.ts'
import { failureReason } from '../api/error-issues.ts'
import { isRunning } from '../api/is-running.ts'
import { refreshProperties } from '../api/property-mutations.ts'
import { handleSessionExpired } from '../session-expired.ts'
import { toast, undoAction } from '../ui/toast-store.ts'
import {
  type PropertyWithUnits,
  readPropertyWithUnits,
  saveStatements,
  statementsBefore,
  storedIn,
} from './save-statements.ts'
import { isSame, type Statement } from './statement.ts'
import { turnoverCopy } from './turnover-copy.ts'
import { turnoverDraft } from './turnover-draft.ts'

const copy = turnoverCopy
type Statements = ReadonlyMap<string, Statement>

/** Saves all or nothing and offers an undo. */
export function useAvailabilitySave() {
  const client = useQueryClient()
  return async (current: PropertyWithUnits, statements: Statements) => {
    const undo = await saveStatements(current, statements)
    await refreshProperties(client)
    const undoAndReport = (): Promise<void> =>
      undo()
        .then(() => refreshProperties(client))
        .then(() => toast.success(copy.undone))
        .catch((error: unknown) => {
          if (handleSessionExpired(error)) return
          void refreshProperties(client)
          if (hasStatus(error, 404, 409)) return toast.failure(copy.undoRefused)
          toast.failure(`${copy.undoFailed} ${failureReason(error)}`, { action: undoAction(undoAndReport) })
        })
    return undoAndReport
  }
}

/** Returns the IDs whose stored statement is neither the earlier nor the chosen one. */
const conflictsOf = (chosen: Statements, before: Statements, now: PropertyWithUnits) =>
  [...before.keys()].filter((id) => {
    const stored = storedIn(now, id)
    return !stored || ![before.get(id), chosen.get(id)].some((known) => known && isSame(known, stored))
  })

function readDraft(current: PropertyWithUnits) {
  const draft = turnoverDraft.read()
  if (draft?.propertyId !== current.property.id) return undefined
  const chosen = draft.chosen.filter(([id]) => storedIn(current, id))
  const conflicts = conflictsOf(new Map(draft.chosen), new Map(draft.stored), current)
  return { chosen, conflicts, problem: conflicts.length > 0 ? copy.check : copy.restored }
}

/** The state of the availability panel: what is stored, what was chosen, and what came in between. */
export function useTurnover(stored: PropertyWithUnits, onEnd: () => void) {
  const client = useQueryClient()
  const save = useAvailabilitySave()
  const [current, setCurrent] = useState(stored)
  const [draft] = useState(() => readDraft(stored))
  const [chosen, setChosen] = useState<Statements>(() => new Map(draft?.chosen))
  const [conflicts, setConflicts] = useState<ReadonlySet<string>>(() => new Set(draft?.conflicts))
  const [problem, setProblem] = useState(draft?.problem ?? '')
  useEffect(() => {
    const { write, clear } = turnoverDraft
    if (chosen.size === 0) return clear()
    const propertyId = current.property.id
    write({ propertyId, chosen: [...chosen], stored: [...statementsBefore(current, chosen.keys())] })
  }, [current, chosen])
  const mutationKey = ['availability', stored.property.id]

  const attempt = async (base: PropertyWithUnits, attempts = 3): Promise<() => void> => {
    try {
      return await save(base, chosen)
    } catch (error) {
      if (!hasStatus(error, 409)) throw error
      const fresh = await readPropertyWithUnits(client, base.property)
      const differing = conflictsOf(chosen, statementsBefore(base, chosen.keys()), fresh)
      setCurrent(fresh)
      // Another field was saved.
      if (differing.length === 0 && attempts > 1) return attempt(fresh, attempts - 1)
      setConflicts(new Set(differing))
      setChosen((now) => new Map([...now].filter(([id]) => storedIn(fresh, id))))
      throw error
    }
  }
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => attempt(current),
    onSuccess: (undo) => {
      if (turnoverDraft.read()?.propertyId === stored.property.id) turnoverDraft.clear()
      toast.success(copy.saved, undoAction(undo))
    },
    onError: (error) => {
      if (handleSessionExpired(error)) return
      void refreshProperties(client)
      if (hasStatus(error, 404)) return toast.failure(copy.gone)
      toast.failure(copy.failed)
      if (hasStatus(error, 409)) setProblem(copy.check)
      else setProblem(navigator.onLine ? `${copy.failed}. ${failureReason(error)}` : copy.offline)
    },
  })
  // Also while a save runs that an earlier panel of this property was left with.
  const saving = useIsMutating({ mutationKey, exact: true }) > 0
  return {
    current,
    chosen,
    conflicts,
    problem,
    pending: isPending,
    saving,
    choose(id: string, statement: Statement | undefined) {
      setChosen((now) => {
        const next = new Map(now)
        if (statement) next.set(id, statement)
        else next.delete(id)
        return next
      })
    },
    save() {
      if (isRunning(client, mutationKey)) return
      setProblem('')
      setConflicts(new Set())
      mutate(undefined, { onSuccess: onEnd, onError: (error) => hasStatus(error, 404) && onEnd() })
    },
  }
}
