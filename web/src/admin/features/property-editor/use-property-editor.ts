import type { Property } from '@porchlight/contract/property'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { editImages, type ImageList, imageInputs } from '../../editor/images/image-list.ts'
import type { PropertyDraft } from './property-draft.ts'
import { propertyResolver } from './property-resolver.ts'
import { fieldsOf, newProperty, type PropertyValues, valuesOf } from './property-values.ts'
import { usePropertyDraft } from './use-property-draft.ts'

/** What one property's editor holds: what is stored, what was typed, the pictures, and the draft of it all. */
export function usePropertyEditor(property: Property | undefined) {
  /** As it was last seen on the server. */
  const [base, setBase] = useState(property)
  const [images, setImages] = useState<ImageList>(() => editImages(property?.images ?? []))
  const form = useForm<PropertyValues>({
    defaultValues: property ? valuesOf(property) : newProperty,
    resolver: propertyResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const values: PropertyValues = { ...newProperty, ...useWatch({ control: form.control }) }
  const stored = editImages(base?.images ?? [])
  const changed = form.formState.isDirty || JSON.stringify(images) !== JSON.stringify(stored)
  const draft = usePropertyDraft(property?.id, { values, images: [...images], version: base?.version }, changed)

  return {
    form,
    values,
    images,
    setImages,
    base,
    changed,
    draft,
    /** The body to save (docs/product.md#calls). */
    input: (over: Property | undefined = base) => ({
      property: { ...fieldsOf(form.getValues()), ...(over?.version === undefined ? {} : { version: over.version }) },
      images: imageInputs(over ? stillThere(images, over) : images),
    }),
    /** Goes on from what the server has by now, and keeps what was typed. */
    rebase(fresh: Property) {
      setBase(fresh)
      setImages((now) => stillThere(now, fresh))
      form.resetDefaultValues(valuesOf(fresh))
    },
    /** Takes what the server has in place of what was typed. */
    replace(fresh: Property) {
      setBase(fresh)
      setImages(editImages(fresh.images))
      form.reset(valuesOf(fresh))
      draft.forget()
    },
    restore({ values: typed, images: chosen, version }: PropertyDraft) {
      form.reset(typed, { keepDefaultValues: true })
      setImages(base ? stillThere(chosen, base) : chosen)
      // with the version that was being changed, saving finds out whether somebody saved since
      if (base) setBase({ ...base, version })
      draft.settle()
    },
  }
}
export type PropertyEditor = ReturnType<typeof usePropertyEditor>

/** Without stored pictures that are gone from the server. */
function stillThere(images: ImageList, { images: stored }: Property): ImageList {
  return images.filter(({ id }) => id === undefined || stored.some((image) => image.id === id))
}
