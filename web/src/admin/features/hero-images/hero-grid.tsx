import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { HeroImage } from '@porchlight/contract/hero'
import { announce } from '../../../shared/ui/announcer.tsx'
import { useDragWords } from '../../ui/drag-words.ts'
import { heroAdminCopy } from './hero-copy.ts'
import { HeroTile } from './hero-tile.tsx'
import { useHeroOrder } from './use-hero-order.ts'

const copy = heroAdminCopy

interface HeroGridProps {
  /** Id of the image that is being deleted. */
  deleting: string | undefined
  onDelete: (image: HeroImage) => void
}

/** The hero images in their order, changed by drag, keyboard or buttons. */
export function HeroGrid({ deleting, onDelete }: HeroGridProps) {
  const { images, move } = useHeroOrder()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // a short press picks up; anything quicker scrolls the page
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = images.map(({ id }) => id)
  const place = (id: string | number) => ids.indexOf(String(id))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={useDragWords(ids, copy)}
      onDragEnd={({ active, over }) => over && move(place(active.id), place(over.id))}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol aria-label={copy.list} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {images.map((image, index) => (
            <HeroTile
              key={image.id}
              image={image}
              position={index + 1}
              total={images.length}
              deleting={deleting === image.id}
              onMove={(step) => {
                move(index, index + step)
                announce(copy.moved(index + step + 1, images.length))
              }}
              onDelete={() => onDelete(image)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
