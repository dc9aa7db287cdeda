import { Link } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { SavedProperty } from '../../../shared/persistent-list.ts'
import { Button, buttonStyles } from '../../../shared/ui/button.tsx'
import { cardColumns } from '../../../shared/ui/card-sizes.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { savedPageCopy } from './saved-page-copy.ts'

/** `hydrated` is false in the published page, which does not know the saved properties. */
export function SavedEmpty({ hydrated }: { hydrated: boolean }) {
  return (
    <div className={`grid max-w-measure justify-items-start gap-5 ${hydrated ? '' : 'until-hydrated'}`}>
      <p className="needs-app text-lg text-ink-soft">{savedPageCopy.empty}</p>
      <noscript>
        <p>{savedPageCopy.noScript}</p>
      </noscript>
      <BrowseLinks />
    </div>
  )
}

/** Links to both cities. */
export function BrowseLinks() {
  return (
    <div className="flex flex-wrap gap-4">
      <Link to={paths.atlanta} className={buttonStyles('primary')}>
        {savedPageCopy.browseAtlanta}
      </Link>
      <Link to={paths.dallas} className={buttonStyles('outline')}>
        {savedPageCopy.browseDallas}
      </Link>
    </div>
  )
}

/** As high as the screen, so that the footer does not move. */
export function SavedSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className="min-h-dvh">
      <span className="sr-only">{savedPageCopy.loading}</span>
      <div className={cardColumns}>
        {['a', 'b', 'c', 'd', 'e', 'f'].slice(0, count).map((key) => (
          <div key={key}>
            <Skeleton className="aspect-card rounded-md" />
            <Skeleton className="mt-4 h-6 w-32 rounded-full" />
            <Skeleton className="mt-3 h-40 rounded-sm" />
          </div>
        ))}
      </div>
    </div>
  )
}

interface CardPlaceholderProps {
  property: SavedProperty
  text: string
  button: string
  label: string
  onPress: () => void
}

/** In place of a card that could not be loaded or whose home is gone. */
export function CardPlaceholder({ property, text, button, label, onPress }: CardPlaceholderProps) {
  return (
    <div className="grid h-full content-start justify-items-start gap-3 rounded-md border border-rule p-6">
      <h3 dir="auto" className="text-xl wrap-anywhere">
        {property.title}
      </h3>
      <p className="text-ink-soft">{text}</p>
      <Button variant="outline" aria-label={label} onClick={onPress}>
        {button}
      </Button>
    </div>
  )
}
