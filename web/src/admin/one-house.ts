import type { PropertyType } from '@porchlight/contract/properties/options'
import { type Property, propertyFieldsSchema } from '@porchlight/contract/properties/property'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { propertyMutations } from './api/property-mutations.ts'
import { editImages, imageInputs } from './editor/images/image-list.ts'
import { handleSessionExpired } from './session-expired.ts'
import { type ToastAction, toast } from './ui/toast-store.ts'

/** A new property is a building by default (docs/product/property-editor.md#property-editor). */
export const oneHouseCopy = {
  label: 'It is one house',
  concern: 'A building without units',
  done: 'Saved as a single-family home',
  undo: 'Undo',
  failed: 'Failed to save property',
}

/** Returns whether a property is a building without units. */
export const lacksUnits = ({ propertyType, unitCount }: Pick<Property, 'propertyType' | 'unitCount'>): boolean =>
  propertyType === 'multifamily' && unitCount === 0

/** Offers an undo. */
export function saveAsOneHouse(client: QueryClient, property: Property): void {
  void saveType(client, property, 'single-family').then((saved) => {
    if (!saved) return
    const act = () => void saveType(client, saved, property.propertyType)
    toast.success(oneHouseCopy.done, { label: oneHouseCopy.undo, act })
  })
}

/** Returns undefined for other properties. */
export const oneHouseAction = (client: QueryClient, saved: Property): ToastAction | undefined =>
  lacksUnits(saved) ? { label: oneHouseCopy.label, act: () => saveAsOneHouse(client, saved) } : undefined

/** Undefined, after an error message, if it was not saved. */
async function saveType(client: QueryClient, property: Property, propertyType: PropertyType) {
  const { version, images } = property
  const fields = z.parse(propertyFieldsSchema, property)
  const saving = propertyMutations.save(client, property.id)
  try {
    return await saving.mutationFn({
      property: { ...fields, propertyType, version },
      images: imageInputs(editImages(images)),
    })
  } catch (error) {
    if (!handleSessionExpired(error)) toast.failure(oneHouseCopy.failed)
    return undefined
  } finally {
    // After a failure, too: someone else may have saved or deleted it.
    await saving.onSuccess()
  }
}
