import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { hasStatus } from '../../shared/api/api-error.ts'
import { isRunning } from '../api/is-running.ts'
import { handleSessionExpired } from '../session-expired.ts'
import { toast } from '../ui/toast-store.ts'
import { differences } from './differences.ts'
import { controlId, type EditorConfig, type Stored } from './editor-kind.ts'
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

interface Editor<V extends FieldValues, S extends Stored, I> {
  kind: EditorConfig<V, S, I>
  form: UseFormReturn<V>
  base: S | undefined
  images: ImageList
  setImages: (step: (images: ImageList) => ImageList) => void
  values: V
  draft: { forget: () => void }
  rebase: (fresh: S) => void
  replace: (fresh: S) => void
}

/** Saves what an editor holds, and tells what came of it (docs/product/api.md#errors-and-messages). */
export function useEditorSave<V extends FieldValues, S extends Stored, I>(
  { kind, form, base, images, setImages, values, draft, rebase, replace }: Editor<V, S, I>,
  onSaved: (saved: S) => void,
) {
  const client = useQueryClient()
  const { words } = kind
  const saving = kind.mutations.save(client, base?.id)
  const mutationKey = ['save', kind.subject, base?.id]
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<S>()
  /** Problems that the server found and no field shows. */
  const [others, setOthers] = useState<readonly string[]>([])
  const sent = useRef<{ images: ImageList; version: number | undefined }>({ images, version: undefined })
  const { submitCount } = form.formState
  const summary = useRef<HTMLElement>(null)
  // every refused attempt leads to the summary, the same one too
  useEffect(() => summary.current?.focus(), [submitCount, others])

  const meet = async (mine: S) => {
    try {
      const fresh = await kind.read(client, mine)
      if (fresh) setTheirs(fresh)
      else toast.failure(words.gone)
    } catch (error) {
      toast.failure(hasStatus(error, 404) ? words.gone : words.failed)
    }
  }
  const { mutate, isPending } = useMutation({
    ...saving,
    mutationKey,
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: async () => {
      await saving.onSuccess()
      draft.forget()
      const left = displayedImages(sent.current.images).filter(({ problem }) => problem).length
      const done = base ? words.updated : words.created
      toast.success(left > 0 ? `${done}. ${imagesCopy.leftOut(left)}` : done)
    },
    onError: (error) => {
      if (handleSessionExpired(error)) return
      if (base && hasStatus(error, 409)) return void meet(base)
      const { images: list, version } = sent.current
      const reasons = refusedImages(error, imageInputs(list))
      if (reasons) {
        setImages((now) => refuseImages(now, reasons))
        // the rest needs not wait for them
        return send(refuseImages(list, reasons), version)
      }
      toast.failure(words.failed)
      const { fields, rest } = refusalOf(kind, error, form.getValues())
      for (const { field, message } of fields) form.setError(field, { type: 'server', message })
      setOthers(rest)
    },
  })
  const send = (list: ImageList, version: number | undefined) => {
    sent.current = { images: list, version }
    mutate(kind.input(form.getValues(), imageInputs(list), version), {
      onSuccess: (saved) => {
        replace(saved)
        onSaved(saved)
      },
    })
  }
  /** `over` is what will be overwritten, when it is not what the editor began with. */
  const save = (over = base) => {
    if (isRunning(client, mutationKey)) return
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
    /** All that keeps this from being saved; nothing before it was tried. */
    problems: submitCount > 0 ? [...inFields, ...others.map((text) => ({ text }))] : [],
    summary,
    submit: (event: FormEvent) =>
      void form.handleSubmit(
        () => save(),
        () => kind.onRefused?.(form.getValues()),
      )(event),
    conflict: theirs && {
      differences: differences(
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
