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
import { propertyQueries } from './api/property-queries.ts'
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

/** Makes a building without units a house, once; its toast offers to undo it. */
export async function saveAsOneHouse(client: QueryClient, { id, propertyType }: Property): Promise<void> {
  if (running.has(id)) return
  running.add(id)
  const isSaved = await saveType(client, id, 'single-family')
  running.delete(id)
  if (!isSaved) return
  const undo: ToastAction = undoAction(() => saveType(client, id, propertyType, undo))
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

/** Returns false, after an error message, if it was not saved. */
async function saveType(client: QueryClient, id: string, propertyType: PropertyType, undo?: ToastAction) {
  try {
    // The list may have an old version.
    const stored = await client.fetchQuery(propertyQueries.detail(id))
    await propertyMutations.save(inputOf(stored, { propertyType }), id)
    return true
  } catch (error) {
    if (handleSessionExpired(error)) return false
    if (undo && !hasStatus(error, 404, 409))
      toast.failure(`${turnoverCopy.undoFailed} ${failureReason(error)}`, { action: undo })
    else toast.failure(oneHouseCopy.failed)
    return false
  } finally {
    // After a failure, too: someone else may have saved or deleted it.
    await refreshProperties(client)
  }
}
