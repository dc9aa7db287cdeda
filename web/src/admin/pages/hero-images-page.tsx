import type { HeroImage } from '@porchlight/contract/images/hero'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { buttonStyles } from '../../shared/ui/button.tsx'
import { focusUnlessTyping } from '../../shared/ui/focus-on.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { adminQueries } from '../api/admin-queries.ts'
import { heroMutations } from '../api/hero-mutations.ts'
import { heroAdminCopy } from '../features/hero-images/hero-copy.ts'
import { HeroGrid } from '../features/hero-images/hero-grid.tsx'
import { HeroUpload } from '../features/hero-images/hero-upload.tsx'
import { historyCopy } from '../features/history/history-copy.ts'
import { QueryFallback } from '../query-fallback.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { flush } from '../ui/flush.ts'
import { useDeletion } from '../use-deletion.ts'
import { AdminTitle, BackToAdmin } from './screen-parts.tsx'

const copy = heroAdminCopy

/** /admin/hero-images */
export function HeroImagesPage() {
  // Reorder current data.
  const query = useQuery({ ...adminQueries.heroImages(), staleTime: 0 })
  const images = query.isFetchedAfterMount ? query.data : undefined
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button disappears with its image.
  const { toConfirm, ask, cancel, confirm, deleting } = useDeletion<HeroImage>({
    call: heroMutations.remove,
    queryKey: adminQueries.heroImages().queryKey,
    messages: copy,
    onDeleted: () => focusUnlessTyping(heading.current),
  })
  return (
    <>
      <AdminTitle>{copy.title}</AdminTitle>
      <BackToAdmin />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5 border-b border-rule pb-6">
        <div className="grid gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {copy.title}
          </h1>
          <p className="text-ink-soft">{copy.text}</p>
          <p aria-live="polite" className="min-h-6 text-sm font-semibold">
            {images && copy.count(images.length)}
          </p>
          <Link to={paths.adminHeroHistory} className={buttonStyles('quiet', `justify-self-start ${flush}`)}>
            {historyCopy.history}
          </Link>
        </div>
        {images && <HeroUpload count={images.length} />}
      </div>
      <QueryFallback query={query} isReady={images !== undefined} loading={<HeroPlaceholders />} />
      {images?.length === 0 && <p className="py-section text-lg text-ink-soft">{copy.empty}</p>}
      {images && images.length > 0 && (
        <div className="pt-8">
          <HeroGrid deleting={deleting} onDelete={ask} />
        </div>
      )}
      {toConfirm && <ConfirmDialog labels={copy.deletion} onConfirm={confirm} onCancel={cancel} />}
    </>
  )
}

function HeroPlaceholders() {
  return (
    <div role="status" className="pt-8">
      <span className="sr-only">{heroAdminCopy.loading}</span>
      <div aria-hidden="true" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3].map((place) => (
          <div key={place}>
            <Skeleton className="aspect-card rounded-md" />
            <Skeleton className="mt-3 h-11 w-1/2 rounded-md" />
          </div>
        ))}
      </div>
    </div>
  )
}
