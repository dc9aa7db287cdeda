import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { type DraftStore, draftStore } from './draft-store.ts'
import type { FormConfig } from './editor-config.ts'
import { type EditedImage, editedImageSchema } from './images/image-list.ts'

interface EditorDraft<V> {
  values: V
  images: EditedImage[]
  /** The saved version under the draft. Someone may have saved since. */
  version?: number | undefined
  /** Absent for something new. */
  origin?: { values: V; images: readonly EditedImage[] } | undefined
  /** Each tab that restores the draft creates the same entity. */
  creation?: { id: string; isSent: boolean } | undefined
}

/** Returns the draft store of one editor. `key` names the edited property or unit. */
export function editorDraft<V extends FieldValues>(
  { valuesSchema }: FormConfig<V>,
  key: string,
): DraftStore<EditorDraft<V>> {
  const images = z.array(editedImageSchema)
  const origin = z.optional(z.object({ values: valuesSchema, images }))
  const creation = z.optional(z.object({ id: z.string(), isSent: z.boolean() }))
  return draftStore(key, z.object({ values: valuesSchema, images, version: z.optional(z.number()), origin, creation }))
}

/** Stores the draft while `changed`. Returns the draft of an earlier visit, if any. */
export function useDraft<D>(store: () => DraftStore<D>, changed: boolean, draft: D) {
  const [{ read, write, clear }] = useState(store)
  const [earlierDraft, setEarlierDraft] = useState(read)
  const [isAdopted, setIsAdopted] = useState(false)
  /** The stored draft is of this visit. */
  const isOwn = useRef(false)
  // `draft` is a new object in each render.
  const text = JSON.stringify(draft)
  useEffect(() => {
    if (changed) write(draft)
    // The edits were undone, and the earlier draft can still be restored.
    else if (isOwn.current && earlierDraft !== undefined) write(earlierDraft)
    else if (isOwn.current) clear()
    isOwn.current = changed
  }, [text, changed, isAdopted])
  return {
    read,
    /** Undefined once it is adopted or discarded. */
    earlierDraft,
    /** The earlier draft becomes that of this visit. */
    adopt: () => {
      isOwn.current = true
      setIsAdopted(true)
      setEarlierDraft(undefined)
    },
    discard: () => {
      isOwn.current = false
      setEarlierDraft(undefined)
      clear()
    },
  }
}
