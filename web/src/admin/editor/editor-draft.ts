import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import { keepDraft } from './draft-keeper.ts'
import { type DraftStore, draftStore } from './draft-store.ts'
import type { EditorConfig } from './editor-kind.ts'
import { type EditedImage, editedImageSchema } from './images/image-list.ts'

interface EditorDraft<V> {
  values: V
  images: EditedImage[]
  /** Of what was being changed: somebody may have saved since. */
  version?: number | undefined
}

/** The draft of one editor; `key` names what it edits. */
export function editorDraft<V extends FieldValues>(
  { valuesSchema }: Pick<EditorConfig<V, never, never>, 'valuesSchema'>,
  key: string,
): DraftStore<EditorDraft<V>> {
  const images = z.array(editedImageSchema)
  return draftStore(key, z.object({ values: valuesSchema, images, version: z.optional(z.number()) }))
}

/** Keeps what is typed while `changed`, and gives what an earlier visit left unsaved until it is taken or refused. */
export function useDraft<D>(store: () => DraftStore<D>, changed: boolean, draft: D) {
  const [keeper] = useState(() => keepDraft(store()))
  const [left, setLeft] = useState(keeper.left)
  const text = JSON.stringify(draft)
  // the text stands for the draft, which is another object each time
  useEffect(() => keeper.follow(changed ? draft : undefined), [keeper, text, changed])
  useEffect(() => {
    addEventListener('pagehide', keeper.flush)
    return () => {
      removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  return {
    left,
    /** The earlier draft goes on as this one. */
    settle: () => {
      keeper.settle()
      setLeft(undefined)
    },
    forget: () => {
      keeper.forget()
      setLeft(undefined)
    },
  }
}
