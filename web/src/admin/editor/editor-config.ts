import type { Image, ImageInput } from '@porchlight/contract/images/image'
import type { Field } from '@porchlight/contract/properties/fields'
import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ToastAction } from '../ui/toast-store.ts'

export interface StoredEntity {
  id: string
  /** A save with an outdated version is refused. */
  version: number
  images: readonly Image[]
}

/** Describes the form of a kind of entity. `V` are its values. */
export interface FormConfig<V extends FieldValues> {
  /** Prefix of control IDs and of the paths in the server's issues. */
  subject: 'property' | 'unit'
  messages: EditorMessages
  /** The order is that of the form. */
  fields: readonly Path<V>[]
  /** Fields that a merge of two versions takes together. */
  linkedFields: readonly (readonly Path<V>[])[]
  /** Label, format and error message of each field, from the contract. */
  fieldList: Record<Path<V>, Field>
  /** For restored drafts and the defaults of a new entity. */
  valuesSchema: z.ZodMiniType<V>
  /** Does not validate (docs/product/api.md#input). */
  fieldsOf: (values: V) => Partial<Record<Path<V>, unknown>>
  fieldsSchema: z.ZodMiniType
  /** Empty for a field without a value. */
  format: (field: Path<V>, values: V) => string
  onRefused?: (values: V) => void
}

/** Describes a kind of entity to the editor. `S` is the stored entity, `I` the body of a save. */
export interface EditorConfig<V extends FieldValues, S extends StoredEntity, I> extends FormConfig<V> {
  valuesOf: (stored: S) => V
  /** A sentence for people about what else a save changed. */
  noteOnSave?: (before: S | undefined, saved: S) => string | undefined
  /** Returns a next step to offer after a save. */
  actionOnSave?: (client: QueryClient, saved: S) => ToastAction | undefined
  /** Returns the body of a save (docs/product/api.md#endpoints). */
  input: (values: V, images: ImageInput[], version: number | undefined) => I
  mutations: {
    /** `newId` is that of a new entity, the same in each attempt to save it. */
    save: (body: I, id: string | undefined, newId: string) => Promise<S>
    removeImage: (id: string, version: number | undefined) => Promise<{ version: number }>
  }
  /** Undefined if the entity no longer exists. */
  read: (client: QueryClient, id: string) => Promise<S | undefined>
}

export interface EditorMessages {
  save: { new: string; existing: string }
  created: string
  updated: string
  failed: string
  gone: string
  /** `self` is this person in another tab. */
  conflict: { self: string; by: (name: string) => string; someone: string }
}

/** The error summary links to it. */
export const controlId = (subject: string, field: string) => `${subject}-${field}`
