import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldValues, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { refreshProperties } from '../api/property-mutations.ts'
import { findDifferences, type Version } from './differences.ts'
import type { EditorConfig, StoredEntity } from './editor-config.ts'
import { editorDraft, useDraft } from './editor-draft.ts'
import { editImages, type ImageList, withIds, withStored } from './images/image-list.ts'
import { resolverOf } from './problems.ts'
import { useEditorSave } from './use-editor-save.ts'

interface EditorOptions<S> {
  draftKey: string
  /** Restores an earlier draft without asking. The unit list has already asked. */
  restoring?: boolean
  onSaved: (saved: S) => void
}

/** State of one editor: the stored entity, form values, images, draft and saving. */
export function useEditor<V extends FieldValues, S extends StoredEntity, I>(
  config: EditorConfig<V, S, I>,
  stored: S | undefined,
  { draftKey, restoring = false, onSaved }: EditorOptions<S>,
) {
  const client = useQueryClient()
  const [base, setBase] = useState(stored)
  const [images, setImages] = useState<ImageList>(() => editImages(stored?.images ?? []))
  // `rebase` and `replace` handle later values.
  const [first] = useState(() => (stored ? config.valuesOf(stored) : z.parse(config.valuesSchema, {})))
  const [resolver] = useState(() => resolverOf(config))
  const form = useForm<V>({ values: first, resolver, mode: 'onTouched', shouldFocusError: false })
  const values = useWatch({ control: form.control, compute: (now: V) => ({ ...first, ...now }) })
  const changed = form.formState.isDirty || !isEqual(images, editImages(base?.images ?? []))
  const [draftOrigin, setDraftOrigin] = useState<Version<V>>()
  const origin = draftOrigin ?? (base && { values: config.valuesOf(base), images: editImages(base.images) })
  const [newId] = useState<string>(() => crypto.randomUUID())
  const [creation, setCreation] = useState({ id: newId, isSent: false })
  const currentDraft = { values, images: [...images], version: base?.version, origin, creation }
  const draft = useDraft(() => editorDraft(config, draftKey), changed, currentDraft)

  const editor = {
    config,
    form,
    base,
    origin,
    images,
    setImages,
    values,
    changed,
    draft,
    creation,
    markSent: () => setCreation({ ...creation, isSent: true }),
    rebase(fresh: S, merged: Version<V>) {
      setBase(fresh)
      setDraftOrigin(undefined)
      setImages(merged.images)
      form.resetDefaultValues(config.valuesOf(fresh))
      form.reset(merged.values, { keepDefaultValues: true })
    },
    replace(fresh: S) {
      setBase(fresh)
      setDraftOrigin(undefined)
      setImages(editImages(fresh.images))
      form.reset(config.valuesOf(fresh))
      draft.discard()
    },
    /** Keeps what a later screen has stored. */
    discardSent: () => isEqual(draft.read()?.values, form.getValues()) && draft.discard(),
    restore() {
      if (!draft.earlierDraft) return
      const { values: draftValues, images: draftImages, version, origin: earlier } = draft.earlierDraft
      setCreation(draft.earlierDraft.creation ?? creation)
      form.reset(draftValues, { keepDefaultValues: true })
      setImages(withStored(draftImages, base?.images ?? []))
      // The draft's version detects whether someone has saved since.
      if (base) setBase({ ...base, version: version ?? base.version })
      setDraftOrigin(earlier)
      draft.adopt()
    },
    /** Deletes at once (docs/product/property-editor.md#property-editor). */
    async deleteStored(id: string) {
      const { version } = await config.mutations.removeImage(id, base?.version)
      setBase((now) => now && withoutImage(now, id, version))
      void refreshProperties(client)
    },
  }
  useEffect(() => {
    const { earlierDraft } = draft
    const typed = earlierDraft && { ...earlierDraft, images: withIds(earlierDraft.images, stored?.images ?? []) }
    // A tab may have been closed during a save.
    if (typed && stored && findDifferences(config, { values: first, images }, typed).length === 0) draft.discard()
    else if (restoring) editor.restore()
  }, [])
  return { ...editor, ...useEditorSave(editor, onSaved) }
}

/** Keeps the old version if someone else changed the entity in between, so that the next save is a conflict. */
function withoutImage<S extends StoredEntity>(stored: S, id: string, version: number): S {
  const images = stored.images.filter((image) => image.id !== id)
  return version === stored.version + 1 ? { ...stored, images, version } : { ...stored, images }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
