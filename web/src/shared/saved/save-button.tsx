import type { SavedProperty } from '../kept-homes.ts'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/notice.tsx'
import { savedCopy } from './saved-copy.ts'
import { savedProperties, useIsSaved } from './saved-homes.ts'

interface SaveButtonProps {
  home: SavedProperty
  /** Shows the heart alone, in the corner of what it stands in. */
  bare?: boolean
}

/** Saves a home on the device, or forgets it (docs/product.md#saving-a-home). */
export function SaveButton({ home, bare = false }: SaveButtonProps) {
  const isSaved = useIsSaved(home.id)
  const press = () => {
    if (isSaved) savedProperties.remove(home.id)
    else savedProperties.save(home)
    const count = savedProperties.get().length
    if (isSaved) announce(savedCopy.removed(home.title, count))
    else if (savedProperties.lasting.get()) announce(savedCopy.saved(home.title, count))
    else notify(savedCopy.savedForVisit(home.title))
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={savedCopy.saveNamed(home.title)}
      onClick={press}
      className={`text-brick fade-colors hover:text-brick-deep ${bare ? 'absolute top-0 right-0 flex size-touch items-center justify-end' : 'flex min-h-touch items-center gap-2.5 text-sm font-semibold'}`}
    >
      <Icon name="heart" className={isSaved ? 'size-6 fill-current' : 'size-6'} />
      {!bare && savedCopy.save}
    </button>
  )
}
