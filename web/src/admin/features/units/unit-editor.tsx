import { availabilityLabels } from '@porchlight/contract/properties/admin-options'
import { factNames } from '@porchlight/contract/properties/facts'
import { listFromText } from '@porchlight/contract/properties/field-formats'
import type { Property } from '@porchlight/contract/properties/property'
import { takenNumbers, type Unit } from '@porchlight/contract/properties/unit'
import { useId, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../shared/ui/button.tsx'
import { focusOn } from '../../../shared/ui/focus-on.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { TextWithName } from '../../../shared/ui/text-with-name.tsx'
import { availabilityCopy } from '../../editor/availability-copy.ts'
import { controlId } from '../../editor/editor-config.ts'
import { editorCopy } from '../../editor/editor-copy.ts'
import { asTyped, FieldNote, type FieldsOf, moreId, SelectField, TextField } from '../../editor/editor-field.tsx'
import { EditorForm, EditorNotices, SaveButton, SaveNote } from '../../editor/editor-form.tsx'
import { factsCopy } from '../../editor/facts/facts-copy.ts'
import { GoodToKnow } from '../../editor/facts/good-to-know.tsx'
import { adviceCopy } from '../../editor/images/images-copy.ts'
import { ImagesEditor } from '../../editor/images/images-editor.tsx'
import { FeaturesField } from '../../editor/suggestions/features-field.tsx'
import { useEditor } from '../../editor/use-editor.ts'
import { VideoLinkNote } from '../../editor/video-link-note.tsx'
import { LeaveDialog } from '../../ui/unsaved-changes.tsx'
import { unitCopy } from './unit-copy.ts'
import { type UnitValues, unitEditorConfig } from './unit-editor-config.ts'

const copy = unitCopy.form

interface UnitEditorProps {
  property: Property
  /** Undefined for a new unit. */
  unit: Unit | undefined
  units: readonly Unit[]
  draftKey: string
  /** Restores the draft of an earlier visit. */
  restoring: boolean
  onClose: () => void
  onSaved: (unit: Unit) => void
}

/** The form of a new or stored unit, below the building’s form. */
export function UnitEditor({ property, unit, units, draftKey, restoring, onClose, onSaved }: UnitEditorProps) {
  const [config] = useState(() => unitEditorConfig(property.id))
  const editor = useEditor(config, unit, { draftKey, restoring, onSaved })
  const { base, changed, pending, draft } = editor
  const [asking, setAsking] = useState(false)
  const imagesId = useId()

  const ownId = unit?.id ?? `${property.id}.${editor.creation.id}`
  const others = useMemo(() => units.filter(({ id }) => id !== ownId), [units, ownId])
  const otherImages = useMemo(
    () => [
      { of: adviceCopy.building, images: property.images },
      ...others.map(({ unitNumber, images }) => ({ of: adviceCopy.unit(unitNumber), images })),
    ],
    [property.images, others],
  )
  const leave = () => (changed ? setAsking(true) : onClose())
  return (
    <EditorForm editor={editor}>
      <button
        type="button"
        disabled={pending}
        onClick={leave}
        className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
      >
        <Icon name="back" />
        {copy.back}
      </button>
      <h2 ref={focusOn} tabIndex={-1} className="text-2xl outline-offset-4 wrap-anywhere">
        <TextWithName text={base ? copy.editTitle(base.unitNumber) : copy.addTitle} name={base?.unitNumber} />
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid max-w-headline content-start gap-8">
          <EditorNotices editor={editor} />
          {/* Saving replaces what is typed meanwhile. */}
          <div inert={pending} className="grid gap-8">
            <UnitFields editor={editor} others={others} />
            <div className="grid gap-4">
              <h3 className="text-xl">{factsCopy.heading}</h3>
              <GoodToKnow editor={editor} names={factNames} ofBuilding={property.facts} />
            </div>
            <section aria-labelledby={imagesId}>
              <h3 id={imagesId} className="text-xl">
                {copy.images}
              </h3>
              <div className="mt-4">
                <ImagesEditor editor={editor} others={otherImages} />
              </div>
            </section>
          </div>
        </div>
        <div>
          <div className="flex max-w-headline flex-wrap items-center gap-3 border-rule max-lg:border-t max-lg:pt-6 lg:sticky lg:top-6">
            <SaveButton editor={editor} className="grow sm:max-lg:grow-0" />
            <Button variant="outline" disabled={pending} onClick={leave} className="grow sm:max-lg:grow-0">
              {editorCopy.cancel}
            </Button>
            <SaveNote editor={editor} className="w-full text-center sm:max-lg:w-auto" />
          </div>
        </div>
      </div>
      {asking && (
        <LeaveDialog
          onConfirm={() => {
            draft.discard()
            onClose()
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </EditorForm>
  )
}

function UnitFields({ editor, others }: { editor: FieldsOf<UnitValues>; others: readonly Unit[] }) {
  const { hints } = copy
  const existing = others.map(({ unitNumber }) => unitNumber)
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField editor={editor} name="unitNumber" required className="col-span-full">
          <UnitNumberNote editor={editor} existing={existing} />
        </TextField>
        <TextField editor={editor} name="bedrooms" required inputMode="numeric" hint={hints.bedrooms} />
        <TextField editor={editor} name="bathrooms" required inputMode="numeric" hint={hints.bathrooms} />
        <TextField editor={editor} name="squareFeet" inputMode="numeric" hint={hints.squareFeet} />
      </div>
      <FeaturesField
        editor={editor}
        name="features"
        optional
        rows={4}
        more={others.map(({ features }) => listFromText(features ?? ''))}
      />
      <TextField editor={editor} name="youtubeUrl" optional inputMode="url" hint={hints.youtubeUrl}>
        <VideoLinkNote editor={editor} name="youtubeUrl" />
      </TextField>
      <TextField editor={editor} name="tourUrl" optional inputMode="url" hint={factsCopy.hints.tourUrl} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          editor={editor}
          name="availability"
          optional
          options={availabilityLabels}
          onChange={(state) => {
            if (state === '') editor.form.setValue('availableFrom', '', asTyped)
          }}
        />
        <TextField
          editor={editor}
          name="availableFrom"
          optional
          type="date"
          hint={availabilityCopy.hints.availableFrom}
          onChange={(day) => {
            if (day && !editor.form.getValues('availability')) editor.form.setValue('availability', 'soon', asTyped)
          }}
        />
      </div>
      <TextField editor={editor} name="listingUrl" optional inputMode="url" hint={availabilityCopy.hints.listingUrl} />
    </div>
  )
}

function UnitNumberNote({ editor, existing }: { editor: FieldsOf<UnitValues>; existing: readonly string[] }) {
  const unitNumber = useWatch({ control: editor.form.control, name: 'unitNumber' })
  const isTaken = unitNumber.trim() !== '' && takenNumbers([unitNumber], existing).length > 0
  return (
    <FieldNote id={moreId(controlId('unit', 'unitNumber'))}>{isTaken && copy.numberTaken(unitNumber.trim())}</FieldNote>
  )
}
