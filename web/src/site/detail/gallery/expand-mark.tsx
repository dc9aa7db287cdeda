import { Icon } from '../../../shared/ui/icon.tsx'

/** Decorative zoom icon. The button's label carries the meaning. */
export function ExpandMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-night/70 text-on-night fade-colors group-hover:bg-night"
    >
      <Icon name="expand" />
    </span>
  )
}
