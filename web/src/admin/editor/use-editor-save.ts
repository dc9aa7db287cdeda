import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { hasStatus } from '../../shared/api/api-error.ts'
import { isRunning } from '../api/is-running.ts'
import { firstVersion, refreshProperties } from '../api/property-mutations.ts'
import { handleSessionExpired } from '../session-expired.ts'
import { toast } from '../ui/toast-store.ts'
import type { Author } from './author-of.ts'
import { byAuthor } from './conflict-dialog.tsx'
import type { Version } from './differences.ts'
import { controlId, type EditorConfig, type StoredEntity } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { displayedImages, type ImageList, imageInputs, refuseImages, withIds, withStored } from './images/image-list.ts'
import { imagesCopy } from './images/images-copy.ts'
import { isEditing, untilEdited } from './images/running-edits.ts'
import { refusalOf, refusedImages } from './problems.ts'
import { useConflict } from './use-conflict.ts'

const copy = editorCopy.conflict
const MAX_MERGES = 3

interface Editor<V extends FieldValues, S extends StoredEntity, I> {
  config: EditorConfig<V, S, I>
  form: UseFormReturn<V>
  base: S | undefined
  origin: Version<V> | undefined
  images: ImageList
  setImages: (step: (images: ImageList) => ImageList) => void
  creation: { id: string; isSent: boolean }
  markSent: () => void
  rebase: (fresh: S, merged: Version<V>) => void
  replace: (fresh: S) => void
  discardSent: () => void
}

/** Shows the result (docs/product/api.md#errors-and-messages). */
export function useEditorSave<V extends FieldValues, S extends StoredEntity, I>(
  { config, form, base, origin, images, setImages, creation, markSent, rebase, replace, discardSent }: Editor<V, S, I>,
  onSaved: (saved: S) => void,
) {
  const client = useQueryClient()
  const { messages } = config
  const newId = creation.id
  // A merge adopts what another tab created. A new key would detach the running save.
  const [storedId] = useState(base?.id)
  const mutationKey = ['save', config.subject, storedId]
  const [others, setOthers] = useState<readonly string[]>([])
  const sent = useRef({ images, version: base?.version, isRepeated: false })
  const hasSent = useRef(false)
  const { submitCount } = form.formState
  const [isWaiting, setIsWaiting] = useState(false)
  const summary = useRef<HTMLElement>(null)
  // Each refused attempt moves the focus to the summary, even with unchanged errors.
  useEffect(() => summary.current?.focus(), [submitCount, others])

  const mergeCount = useRef(0)
  const mergedAuthor = useRef<Author>(undefined)
  const { conflict, merge, close } = useConflict(config, ({ fresh, author, merged }) => {
    if (!merged) {
      replace(fresh)
      if (!base) onSaved(fresh)
      return toast.success(copy.loaded)
    }
    mergedAuthor.current = author
    mergeCount.current += 1
    rebase(fresh, merged)
    send(merged.images, fresh.version)
  })
  const meet = async () => {
    const fresh = await config.read(client, base?.id ?? newId)
    if (!fresh) return toast.failure(messages.gone)
    const nothing = { values: z.parse(config.valuesSchema, {}), images: [] }
    const mine = { values: form.getValues(), images: withIds(images, fresh.images) }
    await merge(fresh, origin ?? nothing, mine, base?.version ?? firstVersion)
  }
  const fail = (error: Error) => {
    if (handleSessionExpired(error)) return
    toast.failure(messages.failed)
    const { fields, rest } = refusalOf(config, error, form.getValues())
    for (const { field, message } of fields) form.setError(field, { type: 'server', message })
    setOthers(rest)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (body: I) => config.mutations.save(body, base?.id, newId),
    mutationKey,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async (saved) => {
      discardSent()
      await refreshProperties(client)
      const unusableCount = displayedImages(sent.current.images).filter(({ problem }) => problem).length
      const done = storedId ? messages.updated : messages.created
      const notes = [
        config.noteOnSave?.(base, saved),
        mergeCount.current > 0 && byAuthor(copy.kept, mergedAuthor.current),
      ]
      toast.success(
        unusableCount > 0 ? `${done}. ${imagesCopy.leftOut(unusableCount)}` : done,
        config.actionOnSave?.(client, saved),
        notes.filter(Boolean).join(' '),
      )
    },
    // Pending until the conflict is read, since a merge replaces the form.
    onError: (error) => {
      const { images: list, version, isRepeated } = sent.current
      if (hasStatus(error, 409)) {
        // The response to the first attempt was lost.
        if (version === undefined && isRepeated) return send(list, firstVersion)
        if (mergeCount.current < MAX_MERGES) return meet().catch(fail)
      }
      const reasons = refusedImages(error, imageInputs(list))
      if (reasons) {
        setImages((now) => refuseImages(now, reasons))
        return send(refuseImages(list, reasons), version)
      }
      return fail(error)
    },
  })
  const send = (list: ImageList, version: number | undefined) => {
    sent.current = { images: list, version, isRepeated: creation.isSent }
    hasSent.current = true
    markSent()
    mutate(config.input(form.getValues(), imageInputs(list), version), {
      onSuccess: (saved) => {
        replace(saved)
        onSaved(saved)
      },
    })
  }
  const save = () => {
    if (isRunning(client, mutationKey)) {
      // The running save is of an earlier screen.
      if (!hasSent.current) toast.failure(editorCopy.stillSaving)
      return
    }
    setOthers([])
    close()
    mergeCount.current = 0
    send(base ? withStored(images, base.images) : images, base?.version)
  }
  const latestSave = useRef(save)
  latestSave.current = save
  const inFields = config.fields.flatMap((field) => {
    const text = form.getFieldState(field, form.formState).error?.message
    return text ? [{ fieldId: controlId(config.subject, field), text }] : []
  })
  const [firstProblem] = inFields
  return {
    pending: isPending || isWaiting,
    problemCount: inFields.length + others.length,
    showProblem() {
      const control = firstProblem && document.getElementById(firstProblem.fieldId)
      if (control) control.focus()
      else summary.current?.focus()
    },
    /** Empty before the first attempt to save. */
    problems: submitCount > 0 ? [...inFields, ...others.map((text) => ({ text }))] : [],
    summary,
    submit(event: FormEvent) {
      event.preventDefault()
      const submit = form.handleSubmit(
        () => latestSave.current(),
        () => config.onRefused?.(form.getValues()),
      )
      setIsWaiting(isEditing())
      void untilEdited()
        .then(() => submit())
        .catch((error: unknown) => {
          console.error(error)
          toast.failure(messages.failed)
        })
        .finally(() => setIsWaiting(false))
    },
    conflict,
  }
}
