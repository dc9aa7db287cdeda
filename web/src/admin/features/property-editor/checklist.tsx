import type { Property } from '@porchlight/contract/properties/property'
import { useId } from 'react'
import type { ImageList } from '../../editor/images/image-list.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { checklistCopy } from './checklist-copy.ts'
import { type ChecklistItem, checklistOf } from './checklist-items.ts'
import type { PropertyValues } from './property-editor-config.ts'

interface ChecklistProps {
  values: PropertyValues
  images: ImageList
  stored: Property | undefined
}

/** Links to each gap and never blocks a save. */
export function Checklist({ values, images, stored }: ChecklistProps) {
  const id = useId()
  const items = checklistOf(values, images, stored)
  const open = items.filter(({ isDone }) => !isDone).length
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-rule pt-4">
      <h2 id={id} className="text-lg">
        {checklistCopy.title}
      </h2>
      <p className="text-sm text-ink-soft">{checklistCopy.open(open)}</p>
      <ul aria-labelledby={id} className="mt-1">
        {items.map((item) => (
          <Item key={item.check} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item }: { item: ChecklistItem }) {
  const { isDone, goTo } = item
  const text = item.check === 'photos' ? checklistCopy.photos(item.photos) : checklistCopy.items[item.check]
  return (
    <li className="flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="w-5 shrink-0">
        {isDone ? <AdminIcon name="check" className="size-4" /> : '–'}
      </span>
      {isDone ? (
        <p className="flex min-h-touch items-center py-1.5 text-ink-soft">
          <span>
            {text}
            <span className="sr-only"> {checklistCopy.done}</span>
          </span>
        </p>
      ) : (
        <a
          href={`#${goTo}`}
          onClick={(event) => {
            event.preventDefault()
            const target = document.getElementById(goTo)
            target?.scrollIntoView({ block: 'center' })
            target?.focus()
          }}
          className="flex min-h-touch scroll-mt-96 items-center py-1.5 text-brick underline underline-offset-4"
        >
          {text}
        </a>
      )}
    </li>
  )
}
