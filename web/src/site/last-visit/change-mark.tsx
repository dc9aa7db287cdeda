import { useStore } from '../../shared/store.ts'
import { lastVisit } from './last-visit.ts'
import { lastVisitCopy } from './last-visit-copy.ts'

/** Shows on a card what has changed since the last visit (docs/product/comparison-and-saved.md#since-the-last-visit). */
export function ChangeMark({ id }: { id: string }) {
  const mark = useStore(lastVisit).marks[id]
  const text = mark && lastVisitCopy[mark]
  if (!text) return null
  return (
    <p className="pointer-events-none absolute top-3 left-3 rounded-full bg-brick px-3 py-1 text-xs font-semibold text-on-brick print:hidden">
      {text}
    </p>
  )
}
