import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { hasStatus } from '../../shared/api/api-error.ts'
import { isRunning } from '../api/is-running.ts'
import { handleSessionExpired } from '../session-expired.ts'
import { toast } from '../ui/toast-store.ts'
import { findDifferences } from './differences.ts'
import { controlId, type EditorConfig, type StoredEntity } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import {
  displayedImages,
  editImages,
  type ImageList,
  imageInputs,
  refuseImages,
  withStored,
} from './images/image-list.ts'
import { imagesCopy } from './images/images-copy.ts'
import { refusalOf, refusedImages } from './problems.ts'

interface Editor<V extends FieldValues, S extends StoredEntity, I> {
  kind: EditorConfig<V, S, I>
  form: UseFormReturn<V>
  base: S | undefined
  images: ImageList
  setImages: (step: (images: ImageList) => ImageList) => void
  values: V
  draft: { discard: () => void }
  rebase: (fresh: S) => void
  replace: (fresh: S) => void
}

/** Saves an editor's values and shows the result (docs/product/api.md#errors-and-messages). */
export function useEditorSave<V extends FieldValues, S extends StoredEntity, I>(
  { kind, form, base, images, setImages, values, draft, rebase, replace }: Editor<V, S, I>,
  onSaved: (saved: S) => void,
) {
  const client = useQueryClient()
  const { messages } = kind
  const saving = kind.mutations.save(client, base?.id)
  const mutationKey = ['save', kind.subject, base?.id]
  /** The version that someone else saved. */
  const [theirs, setTheirs] = useState<S>()
  /** Server errors that belong to no field. */
  const [others, setOthers] = useState<readonly string[]>([])
  const sent = useRef<{ images: ImageList; version: number | undefined }>({ images, version: undefined })
  const hasSent = useRef(false)
  const { submitCount } = form.formState
  const summary = useRef<HTMLElement>(null)
  // Each refused attempt moves the focus to the summary, even with unchanged errors.
  useEffect(() => summary.current?.focus(), [submitCount, others])

  const meet = async (mine: S) => {
    try {
      const fresh = await kind.read(client, mine)
      if (fresh) setTheirs(fresh)
      else toast.failure(messages.gone)
    } catch (error) {
      toast.failure(hasStatus(error, 404) ? messages.gone : messages.failed)
    }
  }
  const { mutate, isPending } = useMutation({
    ...saving,
    mutationKey,
    // Set here and not in mutate(), whose callbacks do not run after the screen was left.
    onSuccess: async () => {
      await saving.onSuccess()
      draft.discard()
      const left = displayedImages(sent.current.images).filter(({ problem }) => problem).length
      const done = base ? messages.updated : messages.created
      toast.success(left > 0 ? `${done}. ${imagesCopy.leftOut(left)}` : done)
    },
    onError: (error) => {
      if (handleSessionExpired(error)) return
      if (base && hasStatus(error, 409)) return void meet(base)
      const { images: list, version } = sent.current
      const reasons = refusedImages(error, imageInputs(list))
      if (reasons) {
        setImages((now) => refuseImages(now, reasons))
        // Save the rest without them.
        return send(refuseImages(list, reasons), version)
      }
      toast.failure(messages.failed)
      const { fields, rest } = refusalOf(kind, error, form.getValues())
      for (const { field, message } of fields) form.setError(field, { type: 'server', message })
      setOthers(rest)
    },
  })
  const send = (list: ImageList, version: number | undefined) => {
    sent.current = { images: list, version }
    hasSent.current = true
    mutate(kind.input(form.getValues(), imageInputs(list), version), {
      onSuccess: (saved) => {
        replace(saved)
        onSaved(saved)
      },
    })
  }
  /** `over` is the version to overwrite, by default the one on which the editor is based. */
  const save = (over = base) => {
    if (isRunning(client, mutationKey)) {
      // A save of an earlier screen; the button shows one of this screen.
      if (!hasSent.current) toast.failure(editorCopy.stillSaving)
      return
    }
    setOthers([])
    setTheirs(undefined)
    const kept = over ? withStored(images, over.images) : images
    send(kept, over?.version)
  }
  const inFields = kind.fields.flatMap((field) => {
    const text = form.getFieldState(field, form.formState).error?.message
    return text ? [{ fieldId: controlId(kind.subject, field), text }] : []
  })
  return {
    pending: isPending,
    /** Validation errors; empty before the first attempt to save. */
    problems: submitCount > 0 ? [...inFields, ...others.map((text) => ({ text }))] : [],
    summary,
    submit: (event: FormEvent) =>
      void form
        .handleSubmit(
          () => save(),
          () => kind.onRefused?.(form.getValues()),
        )(event)
        .catch((error: unknown) => {
          console.error(error)
          toast.failure(messages.failed)
        }),
    conflict: theirs && {
      differences: findDifferences(
        kind,
        { values: kind.valuesOf(theirs), images: editImages(theirs.images) },
        { values, images: withStored(images, theirs.images) },
      ),
      onOverwrite: () => {
        rebase(theirs)
        save(theirs)
      },
      onTake: () => {
        replace(theirs)
        setTheirs(undefined)
      },
      onKeep: () => setTheirs(undefined),
    },
  }
}
