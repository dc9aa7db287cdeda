import type { PropertyType } from '@porchlight/contract/properties/options'
import {
  type Property,
  type PropertyFields,
  type PropertyInput,
  propertyFieldsSchema,
} from '@porchlight/contract/properties/property'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { propertyMutations } from './api/property-mutations.ts'
import { editImages, imageInputs } from './editor/images/image-list.ts'
import { showFailure } from './session-expired.ts'
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

/** Returns the body of a save that changes only these fields. */
export const inputOf = (property: Property, changes: Partial<PropertyFields>): PropertyInput => ({
  property: { ...z.parse(propertyFieldsSchema, property), ...changes, version: property.version },
  images: imageInputs(editImages(property.images)),
})

/** Undefined, after an error message, if it was not saved. */
async function saveType(client: QueryClient, property: Property, propertyType: PropertyType) {
  const saving = propertyMutations.save(client, property.id)
  try {
    return await saving.mutationFn(inputOf(property, { propertyType }))
  } catch (error) {
    showFailure(error, oneHouseCopy.failed)
    return undefined
  } finally {
    // After a failure, too: someone else may have saved or deleted it.
    await saving.onSuccess()
  }
}
