import type { Image, ImageInput } from '@porchlight/contract/images/image'
import type { Field } from '@porchlight/contract/properties/fields'
import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { ImageRemoval } from '../api/property-mutations.ts'

/** What every thing that has an editor is stored with. */
export interface Stored {
  id: string
  /** Counts changes. A save that sends it back is refused when somebody else changed the thing since. */
  version?: number | undefined
  images: readonly Image[]
}

/**
 * What the editor has to know of one kind of thing. `V` are the values of its controls, `S` is what is stored and `I`
 * the body of a save.
 */
export interface EditorConfig<V extends FieldValues, S extends Stored, I> {
  /** Begins the ids of controls, and the paths of the server's refusals. */
  subject: 'property' | 'unit'
  words: EditorWords
  /** Names of the fields in the order of the form. */
  fields: readonly Path<V>[]
  /** What the contract says of each field. */
  fieldList: Record<Path<V>, Field>
  /** Checks a draft that is read back; its defaults are the values of a new one. */
  valuesSchema: z.ZodMiniType<V>
  valuesOf: (stored: S) => V
  /** As they are sent (docs/product/api.md#input), not checked yet. */
  fieldsOf: (values: V) => Partial<Record<Path<V>, unknown>>
  /** The contract's own rules for these. */
  fieldsSchema: z.ZodMiniType
  /** A field as people read it; empty when nothing is given. */
  shown: (field: Path<V>, values: V) => string
  /** Called when saving was refused for what these values lack. */
  onRefused?: (values: V) => void
  /** The body of a save (docs/product/api.md#endpoints). */
  input: (values: V, images: ImageInput[], version: number | undefined) => I
  mutations: {
    save: (client: QueryClient, id: string | undefined) => Mutation<I, S>
    removeImage: (client: QueryClient) => Mutation<ImageRemoval, { version: number }>
  }
  /** What is stored by now; undefined when it is not there any more. */
  read: (client: QueryClient, stored: S) => Promise<S | undefined>
}

interface Mutation<Input, Output> {
  mutationFn: (input: Input) => Promise<Output>
  /** Has everything fetched anew that shows what was changed. */
  onSuccess: () => Promise<void>
}

interface EditorWords {
  save: { new: string; existing: string }
  created: string
  updated: string
  failed: string
  /** It is not there any more. */
  gone: string
  /** Somebody else saved it meanwhile. */
  conflict: string
}

/** Id of a field's control: where the summary of problems leads. */
export const controlId = (subject: string, field: string) => `${subject}-${field}`
