import type { Unit } from '@porchlight/contract/unit'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ErrorSummary } from '../../editor/error-summary.tsx'
import { ImagesEditor } from '../../editor/images/images-editor.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { unitAdminCopy } from './unit-copy.ts'
import type { UnitDraft } from './unit-draft.ts'
import { UnitFormFields } from './unit-fields.tsx'
import { UnitFormActions } from './unit-form-actions.tsx'
import { unitProblems } from './unit-summary.ts'
import { useUnitEditor } from './use-unit-editor.ts'
import { useUnitSave } from './use-unit-save.ts'

const copy = unitAdminCopy.form

interface UnitEditorProps {
  propertyId: string
  /** Left out for a new unit. */
  unit?: Unit | undefined
  /** What an earlier visit left unsaved. */
  left?: UnitDraft | undefined
  onClose: () => void
  onSaved: (unit: Unit) => void
}

/** The form of a new unit, or of a stored one. */
export function UnitEditor({ propertyId, unit, left, onClose, onSaved }: UnitEditorProps) {
  const { form, images, setImages, changed, input, deleteStored, forget } = useUnitEditor(propertyId, unit, left)
  const done = (saved: Unit) => {
    forget()
    onSaved(saved)
  }
  const { save, pending, problems: others } = useUnitSave({ unitId: unit?.id, form, onSaved: done })
  const { errors, submitCount } = form.formState
  const problems = submitCount > 0 ? [...unitProblems(errors), ...others.map((text) => ({ text }))] : []
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLElement>(null)
  const imagesId = useId()
  useEffect(() => heading.current?.focus(), [])
  // every refused attempt leads to the summary, the same one too
  useEffect(() => summary.current?.focus(), [submitCount, others])

  const leave = () => (changed ? setAsking(true) : onClose())
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => save(input()))(event)}>
      <button
        type="button"
        disabled={pending}
        onClick={leave}
        className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
      >
        <Icon name="back" />
        {copy.back}
      </button>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-offset-4 wrap-anywhere">
        {unit ? copy.editTitle(unit.unitNumber) : copy.addTitle}
      </h2>
      <div className="mt-6 grid max-w-headline gap-8">
        <ErrorSummary ref={summary} problems={problems} />
        <UnitFormFields form={form} />
        <section aria-labelledby={imagesId}>
          <h3 id={imagesId} className="text-xl">
            {copy.images}
          </h3>
          <div className="mt-4">
            <ImagesEditor images={images} onChange={setImages} deleteStored={deleteStored} />
          </div>
        </section>
        <UnitFormActions isNew={!unit} pending={pending} changed={changed} onCancel={leave} />
      </div>
      <UnsavedChanges when={changed} onDiscard={forget} />
      {asking && (
        <ConfirmDialog
          title={copy.leave.title}
          text={copy.leave.text}
          confirmLabel={copy.leave.confirm}
          cancelLabel={copy.leave.cancel}
          onConfirm={() => {
            forget()
            onClose()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  )
}
