import { NavLink } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-browser-value.ts'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { savedCopy } from './saved-copy.ts'
import { useSavedProperties } from './saved-properties.ts'

/** Needs JavaScript, so the link is added after hydration, in a space reserved for it. */
export function SavedLink() {
  const hydrated = useHydrated()
  const count = useSavedProperties().length
  const inAdmin = useInAdmin()
  return (
    <div className="relative size-touch shrink-0 max-md:-mr-2">
      {hydrated && (
        <NavLink
          to={paths.saved}
          reloadDocument={inAdmin}
          className="grid size-touch place-items-center text-brick fade-colors hover:text-brick-deep"
        >
          <span className="sr-only">{savedCopy.all}</span>
          <Icon name="heart" className="size-6" />
          {count > 0 && (
            <span className="absolute top-0 right-0 min-w-5 rounded-full bg-brick px-1 text-center text-xs font-semibold text-on-brick tabular-nums">
              {count}
            </span>
          )}
        </NavLink>
      )}
    </div>
  )
}
