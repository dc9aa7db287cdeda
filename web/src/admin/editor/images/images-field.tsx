import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { announce } from '../../../shared/ui/announcer.tsx'
import { useDragWords } from '../../ui/drag-words.ts'
import { captionImage, type EditedImage, type ImageList, makePrimary, moveImage } from './image-list.ts'
import { ImageRow } from './image-row.tsx'
import { imagesCopy } from './images-copy.ts'

interface ImagesFieldProps {
  images: ImageList
  /** Files of new pictures, by their `url`. */
  files: ReadonlyMap<string, Blob>
  /** Given as a step, so that answers that come late change the list as it is by then. */
  onChange: (step: (images: ImageList) => ImageList) => void
  onRemove: (image: EditedImage) => void
  /** Keys of pictures that are being deleted. */
  removing?: ReadonlySet<string>
}

/** The pictures of a property or unit: caption, primary, order by drag, keyboard or buttons, removal. */
export function ImagesField({ images, files, onChange, onRemove, removing }: ImagesFieldProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const keys = images.map(({ key }) => key)
  const words = useDragWords(keys, imagesCopy)
  if (images.length === 0) return <p className="py-4 text-ink-soft">{imagesCopy.empty}</p>
  const move = (from: number, to: number) => {
    onChange((now) => moveImage(now, from, to))
    announce(imagesCopy.moved(to + 1, images.length))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={words}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onChange((now) => moveByKeys(now, String(active.id), String(over.id)))
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol aria-label={imagesCopy.list} className="divide-y divide-rule border-y border-rule">
          {images.map((image, index) => (
            <ImageRow
              key={image.key}
              image={image}
              file={files.get(image.url)}
              position={index + 1}
              total={images.length}
              busy={removing?.has(image.key) ?? false}
              onCaption={(caption) => onChange((now) => captionImage(now, image.key, caption))}
              onPrimary={() => {
                onChange((now) => makePrimary(now, image.key))
                announce(imagesCopy.becamePrimary(index + 1))
              }}
              onMove={(step) => move(index, index + step)}
              onRemove={() => onRemove(image)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function moveByKeys(images: ImageList, from: string, to: string): EditedImage[] {
  const place = (key: string) => images.findIndex((image) => image.key === key)
  return moveImage(images, place(from), place(to))
}
