import { useDeferredValue, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import type { SavedProperty } from '../persistent-list.ts'
import { announce } from '../ui/announcer.tsx'
import { Button, buttonStyles, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useInAdmin } from '../ui/use-in-admin.ts'
import { comparisonCopy } from './comparison-copy.ts'
import { canCompare, comparison, useComparison } from './comparison-store.ts'

/** Calls `onFocusLost` when the focused control disappears with the bar. */
export function ComparisonBar({ onFocusLost }: { onFocusLost: () => void }) {
  // The bar changes the layout of the whole page, so it follows one frame after the pressed button.
  const selected = useDeferredValue(useComparison())
  const inAdmin = useInAdmin()
  const headingId = useId()
  const bar = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (selected.length === 0) return null

  const remove = ({ id, title }: SavedProperty) => {
    comparison.remove(id)
    const remaining = comparison.get().length
    announce(comparisonCopy.removed(title, remaining))
    if (remaining > 0) bar.current?.focus()
    else onFocusLost()
  }
  const clear = () => {
    comparison.clear()
    announce(comparisonCopy.cleared)
    onFocusLost()
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      data-open={isOpen || undefined}
      aria-labelledby={headingId}
      className="comparison-bar animate-appear border-t border-rule-strong bg-sheet shadow-lift"
    >
      <div className="page-width flex flex-wrap items-center gap-x-2 gap-y-2 py-2 sm:gap-x-6 sm:py-3 low:gap-x-2 low:py-0.5">
        <h2
          id={headingId}
          className="font-sans text-xs flex-1 basis-20 font-semibold tracking-normal sm:flex-none sm:text-sm"
        >
          {comparisonCopy.heading(selected.length)}
        </h2>
        <IconButton
          label={comparisonCopy.selected}
          aria-expanded={isOpen}
          className="comparison-fold"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="next" className={`size-4 ${isOpen ? 'rotate-90' : '-rotate-90'}`} />
        </IconButton>
        <ul
          className="order-last flex w-full min-w-0 flex-wrap gap-2 lg:order-none lg:w-auto lg:flex-1 low:order-none low:w-auto low:flex-1 low:flex-nowrap low:overflow-x-auto"
          // Chromium does not scroll to a control with a few visible pixels.
          onFocus={({ target }) =>
            target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest', inline: 'center' })
          }
        >
          {selected.map((property) => (
            <li
              key={property.id}
              className="flex max-w-max min-w-chip flex-1 items-center rounded-full bg-sage pl-3 text-sm text-sage-ink sm:pl-4"
            >
              <span className="truncate" title={property.title}>
                {property.title}
              </span>
              <IconButton label={comparisonCopy.removeNamed(property.title)} onClick={() => remove(property)}>
                <Icon name="close" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          <Button variant="quiet" className="comparison-clear max-sm:px-2" onClick={clear}>
            {comparisonCopy.clear}
          </Button>
          {canCompare(selected) && (
            <Link to={paths.compare()} reloadDocument={inAdmin} className={buttonStyles('primary', 'max-sm:px-4')}>
              {comparisonCopy.compare}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
