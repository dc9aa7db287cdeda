import { limits } from '@porchlight/contract/limits'
import type { Property } from '@porchlight/contract/properties/property'
import { useEffect, useRef } from 'react'
import { comparisonCopy } from '../../shared/comparison/comparison-copy.ts'
import { comparison } from '../../shared/comparison/comparison-store.ts'
import { QueryError } from '../../shared/layout/query-error.tsx'
import { paths } from '../../shared/paths.ts'
import { announce } from '../../shared/ui/announcer.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageHead } from '../../shared/ui/page-head.tsx'
import { compareCopy } from '../features/compare/compare-copy.ts'
import { useComparedProperties } from '../features/compare/compare-selection.ts'
import { CompareEmpty, CompareSkeleton } from '../features/compare/compare-states.tsx'
import { CompareTable } from '../features/compare/compare-table.tsx'
import { ShareButton } from '../share/share-button.tsx'

/** /compare */
export function ComparePage() {
  return (
    // As high as the screen, so that the footer does not move.
    <div className="page-width pt-page min-h-dvh pb-section lg:pt-8">
      <PageHead title={compareCopy.title} description={compareCopy.description} path={paths.compare()} hidden />
      <Comparison />
    </div>
  )
}

function Comparison() {
  const { hydrated, ids, properties, query } = useComparedProperties()
  const heading = useHeadingAfterRemoval(ids.length)

  const empty = <CompareEmpty headingRef={heading} hydrated={hydrated} />
  // The same element before and after hydration, because a click may have started on it.
  if (!hydrated || ids.length < limits.comparedPropertiesNeeded) return empty
  if (query.isPending) return <CompareSkeleton columns={ids.length} />
  if (!query.data) return <QueryError error={query.error} onRetry={() => void query.refetch()} level={1} />
  if (properties.length < limits.comparedPropertiesNeeded) return empty

  const clear = () => {
    comparison.clear()
    announce(comparisonCopy.cleared)
  }
  const remove = ({ id, title }: Property) => {
    comparison.remove(id)
    announce(comparisonCopy.removed(title, properties.length - 1))
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {compareCopy.title}
          </h1>
          <p className="mt-2 text-lg text-ink-soft">{compareCopy.intro(properties.length)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <ShareButton title={compareCopy.title} path={paths.compare(properties.map(({ id }) => id))} />
          <Button variant="outline" onClick={clear}>
            {compareCopy.clearAll}
          </Button>
        </div>
      </div>
      <CompareTable properties={properties} onRemove={remove} />
    </>
  )
}

function useHeadingAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}
