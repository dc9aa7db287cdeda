import { reportAction } from '../api/report-action.ts'
import type { SavedProperty } from '../persistent-list.ts'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/notice.tsx'
import { savedCopy } from './saved-copy.ts'
import { savedProperties, useIsSaved } from './saved-properties.ts'

interface SaveButtonProps {
  property: SavedProperty
  /** Shows only the heart, in the top right corner. */
  iconOnly?: boolean
}

/** Saves or removes a property (docs/product/comparison-and-saved.md#saving-a-home). */
export function toggleSaved(property: SavedProperty): void {
  const { id, title } = property
  const isSaved = savedProperties.has(id)
  if (isSaved) savedProperties.remove(id)
  else savedProperties.save(property)
  const count = savedProperties.get().length
  if (isSaved) announce(savedCopy.removed(title, count))
  else if (savedProperties.isPersistent.get()) announce(savedCopy.saved(title, count))
  else notify(savedCopy.savedForVisit(title))
}

/** Saves or removes a property in this browser; `iconOnly` places it at the top right. */
export function SaveButton({ property, iconOnly = false }: SaveButtonProps) {
  const isSaved = useIsSaved(property.id)
  const toggle = () => {
    toggleSaved(property)
    if (!isSaved) reportAction(property.id, 'save')
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={savedCopy.saveNamed(property.title)}
      onClick={toggle}
      className={`text-brick fade-colors hover:text-brick-deep ${iconOnly ? 'absolute top-0 right-0 flex size-touch items-center justify-end' : 'flex min-h-touch items-center gap-2.5 text-sm font-semibold'}`}
    >
      <Icon name="heart" className={isSaved ? 'size-6 fill-current' : 'size-6'} />
      {!iconOnly && savedCopy.save}
    </button>
  )
}
