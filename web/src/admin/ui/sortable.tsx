import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useRef } from 'react'
import { announce } from '../../shared/ui/announcer.tsx'
import { IconButton } from '../../shared/ui/button.tsx'
import { AdminIcon } from './admin-icon.tsx'
import { WithTooltip } from './tooltip.tsx'

/** Pictures that are put in order by drag, keyboard or buttons. */
export interface Sortable {
  /** In their order. */
  keys: readonly string[]
  /** Rows of a column are dragged by their grips; tiles of a grid as a whole, by touch after a short press. */
  shape: 'column' | 'grid'
  words: SortableWords
  /** Places from 0, both in the list. */
  onMove: (from: number, to: number) => void
}

/** Sentences about places, which count from 1. */
interface SortableWords {
  list: string
  picked: (place: number) => string
  over: (place: number) => string
  dropped: (place: number) => string
  /** By a button. */
  moved: (place: number, total: number) => string
}

const copy = {
  instructions: 'Press space to pick up the image, the arrow keys to move it, space to drop it, or escape to cancel.',
  cancelled: 'Returned to its original position',
  drag: (name: string) => `Reorder ${name}`,
  earlier: (name: string) => `Move ${name} earlier`,
  later: (name: string) => `Move ${name} later`,
} as const

interface SortableListProps {
  list: Sortable
  className: string
  /** A `SortableItem` for each key. */
  children: ReactNode
}

export function SortableList({ list, className, children }: SortableListProps) {
  const { keys, shape, words, onMove } = list
  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: 4 } })
  const mouse = useSensor(MouseSensor, { activationConstraint: { distance: 4 } })
  // anything quicker scrolls the page
  const touch = useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } })
  const keyboard = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  const byShape = { column: [pointer], grid: [mouse, touch] }
  return (
    <DndContext
      sensors={useSensors(...byShape[shape], keyboard)}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: useAnnouncements(list),
        screenReaderInstructions: { draggable: copy.instructions },
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [active, over].map((one) => (one ? keys.indexOf(String(one.id)) : -1))
        if (from !== undefined && to !== undefined && from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext
        items={[...keys]}
        strategy={shape === 'column' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <ol aria-label={words.list} className={className}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

/** What a screen reader hears while one of these is moved. */
function useAnnouncements({ keys, words }: Sortable): Announcements {
  const begun = useRef(false)
  const place = (id: string | number) => keys.indexOf(String(id)) + 1
  return {
    // what is picked up is over its own place at once, which would drown what is said here
    onDragStart: () => {
      begun.current = true
      return undefined
    },
    onDragOver: ({ active, over }) => {
      const first = begun.current
      begun.current = false
      if (!over) return undefined
      return first && over.id === active.id ? words.picked(place(active.id)) : words.over(place(over.id))
    },
    onDragEnd: ({ over }) => (over ? words.dropped(place(over.id)) : copy.cancelled),
    onDragCancel: () => copy.cancelled,
  }
}

interface SortableItemProps {
  list: Sortable
  itemKey: string
  /** As the labels of its controls call it. */
  name: string
  /** Being deleted. */
  busy: boolean
  removeLabel: string
  onRemove: () => void
  className: string
  /** Gets the grip, and the buttons that move and remove it. */
  children: (grip: ReactNode, buttons: ReactNode) => ReactNode
}

export function SortableItem(props: SortableItemProps) {
  const { list, itemKey, name, busy, removeLabel, onRemove, className, children } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: itemKey,
  })
  const inColumn = list.shape === 'column'
  const index = list.keys.indexOf(itemKey)
  const total = list.keys.length
  const moveTo = (to: number) => {
    list.onMove(index, to)
    announce(list.words.moved(to + 1, total))
  }
  const grip = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...(inColumn ? listeners : {})}
      aria-label={copy.drag(name)}
      className={`grid size-touch shrink-0 cursor-grab place-items-center text-ink-soft hover:text-ink ${inColumn ? '-ml-2 touch-none self-center' : ''}`}
    >
      <AdminIcon name="grip" />
    </button>
  )
  const buttons = (
    <>
      <ItemButton label={copy.earlier(name)} off={index === 0} onClick={() => moveTo(index - 1)}>
        <AdminIcon name={inColumn ? 'up' : 'back'} />
      </ItemButton>
      <ItemButton label={copy.later(name)} off={index === total - 1} onClick={() => moveTo(index + 1)}>
        <AdminIcon name={inColumn ? 'down' : 'arrow'} />
      </ItemButton>
      <ItemButton label={removeLabel} off={busy} onClick={onRemove}>
        <AdminIcon name="trash" />
      </ItemButton>
    </>
  )
  return (
    <li
      ref={setNodeRef}
      id={elementId(itemKey)}
      {...(inColumn ? {} : listeners)}
      aria-busy={busy}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${className} ${isDragging ? 'relative z-10 shadow-lift' : ''} ${busy ? 'opacity-50' : ''}`}
    >
      {children(grip, buttons)}
    </li>
  )
}

interface ItemButtonProps {
  label: string
  /** Does nothing now, yet keeps the focus of somebody who moves a picture to the end by pressing again and again. */
  off: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

function ItemButton({ label, off, onClick, children }: ItemButtonProps) {
  return (
    <WithTooltip text={label}>
      <IconButton
        label={label}
        aria-disabled={off}
        onClick={() => off || onClick()}
        className="hover:bg-paper-deep aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        {children}
      </IconButton>
    </WithTooltip>
  )
}

const elementId = (key: string) => `image-${key}`

/**
 * Before a picture goes: the focus in its element goes on to the button that removes its neighbour, so that one after
 * another can be removed. `otherwise` gets it when there is no neighbour.
 */
export function passFocusOn(key: string, otherwise: HTMLElement | null): void {
  const item = document.getElementById(elementId(key))
  if (!item?.contains(document.activeElement)) return
  const neighbour = item.nextElementSibling ?? item.previousElementSibling
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1) ?? otherwise
  target?.focus()
}
