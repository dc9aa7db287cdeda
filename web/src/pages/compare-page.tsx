import { limits } from '@porchlight/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { propertyQueries } from '../api/property-queries.ts'
import { compareCopy } from '../copy/compare.ts'
import { CompareTable } from '../features/compare-table/compare-table.tsx'
import { comparison } from '../features/comparison/use-comparison.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useComparedProperties } from './compare-selection.ts'
import { CompareEmpty, CompareFailed, CompareSkeleton } from './compare-states.tsx'

export function ComparePage() {
  return (
    <div className="page-width py-10">
      <PageHead title={compareCopy.title} description={compareCopy.emptyText} path={paths.compare()} hidden />
      <Comparison />
    </div>
  )
}

function Comparison() {
  const { data: all, isPending, refetch } = useQuery(propertyQueries.list())
  const { ids, properties } = useComparedProperties(all)
  const heading = useRef<HTMLHeadingElement>(null)

  if (ids.length < limits.comparedPropertiesNeeded) return <CompareEmpty />
  if (isPending) return <CompareSkeleton columns={ids.length} />
  if (!all) return <CompareFailed onRetry={() => void refetch()} />
  if (properties.length < limits.comparedPropertiesNeeded) return <CompareEmpty />
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {compareCopy.title}
          </h1>
          <p className="mt-2 text-lg text-ink-soft">{compareCopy.intro(properties.length)}</p>
        </div>
        <Button variant="outline" onClick={comparison.clear}>
          {compareCopy.clearAll}
        </Button>
      </div>
      <CompareTable
        properties={properties}
        onRemove={(id) => {
          // the button that has the focus goes with its column
          heading.current?.focus()
          comparison.remove(id)
        }}
      />
    </>
  )
}
