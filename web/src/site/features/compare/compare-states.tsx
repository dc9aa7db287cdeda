import { locationLabels, locations } from '@porchlight/contract/properties/options'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StateMessage } from '../../../shared/ui/state-message.tsx'
import { compareCopy } from './compare-copy.ts'

interface CompareEmptyProps {
  headingRef: Ref<HTMLHeadingElement>
  /** False in the published page, which does not know the selection. */
  hydrated: boolean
}

/** Without script, also the links that lead on. */
export function CompareEmpty({ headingRef, hydrated }: CompareEmptyProps) {
  return (
    <div className={hydrated ? undefined : 'until-hydrated'}>
      <noscript>
        <h1 className="pb-4 text-3xl">{compareCopy.title}</h1>
        <p className="mb-8 max-w-measure border-l-4 border-brick pl-4">
          {compareCopy.withoutScript}
          {locations.map((location) => (
            <Link
              key={location}
              to={paths.city(location)}
              className="flex min-h-touch w-fit items-center font-semibold text-brick underline underline-offset-4"
            >
              {locationLabels[location]}
            </Link>
          ))}
        </p>
      </noscript>
      <div className="needs-app">
        <StateMessage heading={compareCopy.emptyTitle} text={compareCopy.emptyText} headingRef={headingRef}>
          <Link to={paths.home} className={buttonStyles('primary')}>
            {compareCopy.browse}
          </Link>
        </StateMessage>
      </div>
    </div>
  )
}

/** One column for each home that is loading. */
export function CompareSkeleton({ columns }: { columns: number }) {
  return (
    <div role="status">
      <span className="sr-only">{compareCopy.loading}</span>
      <Skeleton className="h-12 w-96 max-w-full rounded-sm" />
      <Skeleton className="mt-3 h-7 w-72 max-w-full rounded-sm" />
      <div className="mt-16 grid auto-cols-[minmax(var(--container-column),1fr)] grid-flow-col gap-8 overflow-hidden">
        {['a', 'b', 'c'].slice(0, columns).map((key) => (
          <div key={key}>
            <Skeleton className="aspect-card rounded-md" />
            <Skeleton className="mt-6 h-8 w-3/4 rounded-sm" />
            <Skeleton className="mt-6 h-96 rounded-sm" />
          </div>
        ))}
      </div>
    </div>
  )
}
