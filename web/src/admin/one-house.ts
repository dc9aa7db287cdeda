import type { PropertyType } from '@porchlight/contract/properties/options'
import {
  type Property,
  type PropertyFields,
  type PropertyInput,
  propertyFieldsSchema,
} from '@porchlight/contract/properties/property'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { hasStatus } from '../shared/api/api-error.ts'
import { failureReason } from './api/error-issues.ts'
import { propertyMutations, refreshProperties } from './api/property-mutations.ts'
import { turnoverCopy } from './availability/turnover-copy.ts'
import { editImages, imageInputs } from './editor/images/image-list.ts'
import { handleSessionExpired } from './session-expired.ts'
import { type ToastAction, toast, undoAction } from './ui/toast-store.ts'

/** A new property is a building by default (docs/product/property-editor.md#property-editor). */
export const oneHouseCopy = {
  label: 'It is one house',
  concern: 'A building without units',
  done: 'Saved as a single-family home',
  failed: 'Failed to save property',
}

/** Returns whether a property is a building without units. */
export const lacksUnits = ({ propertyType, unitCount }: Pick<Property, 'propertyType' | 'unitCount'>): boolean =>
  propertyType === 'multifamily' && unitCount === 0

const running = new Set<string>()

export async function saveAsOneHouse(client: QueryClient, property: Property): Promise<void> {
  if (running.has(property.id)) return
  running.add(property.id)
  const saved = await saveType(client, property, 'single-family')
  running.delete(property.id)
  if (!saved) return
  const undo: ToastAction = undoAction(() => saveType(client, saved, property.propertyType, undo))
  toast.success(oneHouseCopy.done, undo)
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
async function saveType(client: QueryClient, property: Property, propertyType: PropertyType, undo?: ToastAction) {
  try {
    return await propertyMutations.save(inputOf(property, { propertyType }), property.id)
  } catch (error) {
    if (handleSessionExpired(error)) return undefined
    if (undo && !hasStatus(error, 404, 409))
      toast.failure(`${turnoverCopy.undoFailed} ${failureReason(error)}`, { action: undo })
    else toast.failure(oneHouseCopy.failed)
    return undefined
  } finally {
    // After a failure, too: someone else may have saved or deleted it.
    await refreshProperties(client)
  }
}
