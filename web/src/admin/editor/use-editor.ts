import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { editorDraft, useDraft } from './editor-draft.ts'
import type { EditorConfig, Stored } from './editor-kind.ts'
import { editImages, type ImageList, withStored } from './images/image-list.ts'
import { resolverOf } from './problems.ts'
import { useEditorSave } from './use-editor-save.ts'

interface EditorOptions<S> {
  /** Names the draft of this form. */
  draftKey: string
  /** What an earlier visit left is brought back without asking: it was asked for already. */
  restoring?: boolean
  onSaved: (saved: S) => void
}

/** One thing's editor: what is stored, what was typed, the pictures, the draft of it all, and saving it. */
export function useEditor<V extends FieldValues, S extends Stored, I>(
  kind: EditorConfig<V, S, I>,
  stored: S | undefined,
  { draftKey, restoring = false, onSaved }: EditorOptions<S>,
) {
  const client = useQueryClient()
  /** As it was last seen on the server. */
  const [base, setBase] = useState(stored)
  const [images, setImages] = useState<ImageList>(() => editImages(stored?.images ?? []))
  // the first values only: later ones are taken over by `rebase` and `replace`
  const [first] = useState(() => (stored ? kind.valuesOf(stored) : z.parse(kind.valuesSchema, {})))
  const [resolver] = useState(() => resolverOf(kind))
  const form = useForm<V>({ values: first, resolver, mode: 'onTouched', shouldFocusError: false })
  const values = useWatch({ control: form.control, compute: (now: V) => ({ ...first, ...now }) })
  const changed = form.formState.isDirty || !same(images, editImages(base?.images ?? []))
  const typed = { values, images: [...images], version: base?.version }
  const lastDeletion = useRef<Promise<unknown>>(Promise.resolve())
  const draft = useDraft(() => editorDraft(kind, draftKey), changed, typed)

  const editor = {
    kind,
    form,
    base,
    images,
    setImages,
    values,
    changed,
    draft,
    /** Goes on from what the server has by now, and keeps what was typed. */
    rebase(fresh: S) {
      setBase(fresh)
      setImages((now) => withStored(now, fresh.images))
      form.resetDefaultValues(kind.valuesOf(fresh))
    },
    /** Takes what the server has in place of what was typed. */
    replace(fresh: S) {
      setBase(fresh)
      setImages(editImages(fresh.images))
      form.reset(kind.valuesOf(fresh))
      draft.forget()
    },
    restore() {
      if (!draft.left) return
      const { values: left, images: chosen, version } = draft.left
      form.reset(left, { keepDefaultValues: true })
      setImages(withStored(chosen, base?.images ?? []))
      // with the version that was being changed, saving finds out whether somebody saved since
      if (base) setBase({ ...base, version })
      draft.settle()
    },
    /** Deletes a stored image at once (docs/product/property-editor.md#property-editor), one after the other: each makes a version. */
    async deleteStored(id: string) {
      const removal = kind.mutations.removeImage(client)
      const deletion = lastDeletion.current.then(() => removal.mutationFn({ id, version: base?.version }))
      lastDeletion.current = deletion.catch(() => undefined)
      const { version } = await deletion
      setBase((now) => now && withoutImage(now, id, version))
      void removal.onSuccess()
    },
  }
  useEffect(() => {
    if (restoring) editor.restore()
  }, [])
  return { ...editor, ...useEditorSave(editor, onSaved) }
}

/**
 * The stored thing after one of its images was deleted. It takes the new version only when nobody else changed it in
 * between: otherwise the next save has to be a conflict.
 */
function withoutImage<S extends Stored>(stored: S, id: string, version: number): S {
  const images = stored.images.filter((image) => image.id !== id)
  return version === (stored.version ?? 0) + 1 ? { ...stored, images, version } : { ...stored, images }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
