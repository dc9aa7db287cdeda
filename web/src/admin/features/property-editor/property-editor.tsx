import type { Property } from '@porchlight/contract/property'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { propertyQueries } from '../../../shared/api/property-queries.ts'
import { propertyMutations } from '../../api/property-mutations.ts'
import { DraftOffer } from '../../editor/draft-offer.tsx'
import { ErrorSummary } from '../../editor/error-summary.tsx'
import { ImagesEditor } from '../../editor/images/images-editor.tsx'
import { toast } from '../../ui/toast-store.ts'
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { Card } from './card.tsx'
import { fieldId } from './field-ids.ts'
import { PropertyConflict } from './property-conflict.tsx'
import { editorCopy } from './property-copy.ts'
import { differences } from './property-differences.ts'
import { BasicInformation, PropertyDetails } from './property-fields.tsx'
import { lacksRequired } from './property-problems.ts'
import { fieldProblems } from './property-summary.ts'
import { valuesOf } from './property-values.ts'
import { SaveCard } from './save-card.tsx'
import { usePropertyEditor } from './use-property-editor.ts'
import { usePropertySave } from './use-property-save.ts'

/** The form of a new property, or of a stored one. */
export function PropertyEditor({ property }: { property?: Property }) {
  const client = useQueryClient()
  const editor = usePropertyEditor(property)
  const { form, values, images, setImages, base, changed, draft } = editor
  const { save, pending, problems: others, conflict, closeConflict } = usePropertySave(editor)
  const { errors, submitCount } = form.formState
  const problems = submitCount > 0 ? [...fieldProblems(errors), ...others.map((text) => ({ text }))] : []
  const summary = useRef<HTMLElement>(null)
  // every refused attempt leads to the summary, the same one too
  useEffect(() => summary.current?.focus(), [submitCount, others])

  const submit = form.handleSubmit(
    () => save(),
    () => {
      if (lacksRequired(form.getValues())) toast.failure(editorCopy.validation, editorCopy.validationTitle)
    },
  )
  const deleteStored = async (id: string) => {
    await propertyMutations.removeImage(client).mutationFn(id)
    if (!base) return
    const fresh = await client.fetchQuery({ ...propertyQueries.detail(base.id), staleTime: 0 }).catch(() => undefined)
    // the picture is this person's own change; anything else is told when saving
    if (fresh && differences(valuesOf(fresh), valuesOf(base)).length === 0) editor.rebase(fresh)
    void client.invalidateQueries({ queryKey: propertyQueries.list().queryKey })
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid gap-x-12 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-8">
          {draft.left && (
            <DraftOffer
              onRestore={() => {
                if (draft.left) editor.restore(draft.left)
                toTitle()
              }}
              onDiscard={() => {
                draft.forget()
                toTitle()
              }}
            />
          )}
          <ErrorSummary ref={summary} problems={problems} />
          <BasicInformation form={form} />
          <PropertyDetails form={form} />
          <Card title={editorCopy.images}>
            <ImagesEditor images={images} onChange={setImages} deleteStored={deleteStored} />
          </Card>
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <SaveCard isNew={!property} pending={pending} changed={changed} />
        </div>
      </div>
      <UnsavedChanges when={changed} onDiscard={draft.forget} />
      {conflict && (
        <PropertyConflict
          theirs={conflict}
          values={values}
          images={images}
          onClose={closeConflict}
          onOverwrite={() => {
            editor.rebase(conflict)
            save(conflict)
          }}
          onTake={() => {
            editor.replace(conflict)
            closeConflict()
          }}
        />
      )}
    </form>
  )
}

const toTitle = () => document.getElementById(fieldId('title'))?.focus()
