import type { Unit, UnitInput } from '@porchlight/contract/unit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { unitMutations } from '../../api/unit-mutations.ts'
import { editImages, type ImageList, imageInputs, removeImage } from '../../editor/images/image-list.ts'
import { type UnitDraft, unitDraft } from './unit-draft.ts'
import { unitResolver } from './unit-resolver.ts'
import { fieldsOf, newUnit, type UnitValues, valuesOf } from './unit-values.ts'

/** What one unit's form holds: what was typed, the pictures, and the draft of both. */
export function useUnitEditor(propertyId: string, unit: Unit | undefined, left: UnitDraft | undefined) {
  const client = useQueryClient()
  const [stored] = useState(unit ? valuesOf(unit) : newUnit)
  /** Pictures as they were last seen on the server. */
  const [storedImages, setStoredImages] = useState<ImageList>(() => editImages(unit?.images ?? []))
  const [images, setImages] = useState<ImageList>(() => (left ? stillThere(left.images, unit) : storedImages))
  const form = useForm<UnitValues>({
    defaultValues: left?.values ?? stored,
    resolver: unitResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const values: UnitValues = { ...newUnit, ...useWatch({ control: form.control }) }
  const changed = differ(values, stored) || differ(images, storedImages)
  const unitId = unit?.id
  const wrote = useRef(false)
  const text = JSON.stringify({ unitId, values, images })
  // the text stands for the draft, which is another object each time
  useEffect(() => {
    if (changed) unitDraft(propertyId).write({ unitId, values, images: [...images] })
    else if (wrote.current) unitDraft(propertyId).clear()
    wrote.current = changed
  }, [propertyId, text, changed])

  return {
    form,
    images,
    setImages,
    changed,
    /** The body to save (docs/product.md#calls). */
    input: (): UnitInput => ({ unit: { propertyId, ...fieldsOf(form.getValues()) }, images: imageInputs(images) }),
    /** Deletes a stored picture at once (docs/product.md#property-editor). */
    async deleteStored(id: string) {
      const removal = unitMutations.removeImage(client)
      await removal.mutationFn(id)
      setStoredImages((now) => removeImage(now, id))
      void removal.onSuccess()
    },
    forget: () => unitDraft(propertyId).clear(),
  }
}

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** Without stored pictures that are gone from the server. */
function stillThere(images: ImageList, unit: Unit | undefined): ImageList {
  return images.filter(({ id }) => id === undefined || unit?.images.some((image) => image.id === id))
}
