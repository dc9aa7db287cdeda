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
import { forDevice } from './for-device.ts'
import { WithTooltip } from './tooltip.tsx'

export interface Sortable {
  keys: readonly string[]
  /** Grips drag rows of a column. Tiles of a grid are dragged as a whole, by touch after a short press. */
  shape: 'column' | 'grid'
  messages: SortableMessages
  /** Both positions count from 0. */
  onMove: (from: number, to: number) => void
}

/** Positions count from 1. */
interface SortableMessages {
  list: string
  picked: (place: number) => string
  over: (place: number) => string
  dropped: (place: number) => string
  /** After a move by a button. */
  moved: (place: number, total: number) => string
}

const copy = {
  instructions: {
    mouse: 'Press space to pick up the image, the arrow keys to move it, space to drop it, or escape to cancel.',
    touch: 'Use the buttons that move the image earlier or later.',
  },
  cancelled: 'Returned to its original position',
  drag: (name: string) => `Reorder ${name}`,
  earlier: (name: string) => `Move ${name} earlier`,
  later: (name: string) => `Move ${name} later`,
} as const

interface SortableListProps {
  list: Sortable
  className: string
  children: ReactNode
}

/** A list whose items are moved by pointer, touch or keyboard. */
export function SortableList({ list, className, children }: SortableListProps) {
  const { keys, shape, messages, onMove } = list
  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: 4 } })
  const mouse = useSensor(MouseSensor, { activationConstraint: { distance: 4 } })
  // A shorter touch scrolls the page.
  const touch = useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } })
  const keyboard = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  const byShape = { column: [pointer], grid: [mouse, touch] }
  return (
    <DndContext
      sensors={useSensors(...byShape[shape], keyboard)}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: useAnnouncements(list),
        screenReaderInstructions: { draggable: forDevice(copy.instructions) },
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
        <ol aria-label={messages.list} className={className}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function useAnnouncements({ keys, messages }: Sortable): Announcements {
  const begun = useRef(false)
  const place = (id: string | number) => keys.indexOf(String(id)) + 1
  return {
    // Picking up triggers onDragOver, whose announcement would replace one made here.
    onDragStart: () => {
      begun.current = true
      return undefined
    },
    onDragOver: ({ active, over }) => {
      const first = begun.current
      begun.current = false
      if (!over) return undefined
      return first && over.id === active.id ? messages.picked(place(active.id)) : messages.over(place(over.id))
    },
    onDragEnd: ({ over }) => (over ? messages.dropped(place(over.id)) : copy.cancelled),
    onDragCancel: () => copy.cancelled,
  }
}

interface SortableItemProps {
  list: Sortable
  itemKey: string
  name: string
  busy: boolean
  removeLabel: string
  onRemove: () => void
  className: string
  children: (grip: ReactNode, buttons: ReactNode) => ReactNode
}

/** An item with its grip and its buttons to move and remove it. */
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
    announce(list.messages.moved(to + 1, total))
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
  /** Keeps the focus, for people who move an image to the end by repeated presses. */
  off: boolean
  onClick: () => void
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

/** Focuses the first control of an item. */
export function focusItem(key: string): void {
  document.getElementById(elementId(key))?.querySelector<HTMLElement>('button, input')?.focus()
}

/** Moves the focus to the neighbor's remove button before an image disappears, or to `otherwise`. */
export function passFocusOn(key: string, otherwise: HTMLElement | null): void {
  const item = document.getElementById(elementId(key))
  if (!item?.contains(document.activeElement)) return
  const neighbor = item.nextElementSibling ?? item.previousElementSibling
  const target = [...(neighbor?.querySelectorAll('button') ?? [])].at(-1) ?? otherwise
  target?.focus()
}
