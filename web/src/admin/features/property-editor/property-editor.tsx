import { factNames } from '@porchlight/contract/properties/facts'
import type { Property } from '@porchlight/contract/properties/property'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { propertyQueries } from '../../api/property-queries.ts'
import { adminCopy } from '../../copy/admin.ts'
import { DuplicateButton } from '../../duplicate-button.tsx'
import { editorCopy } from '../../editor/editor-copy.ts'
import { EditorForm, EditorNotices, SaveButton, SaveNote } from '../../editor/editor-form.tsx'
import { factsCopy } from '../../editor/facts/facts-copy.ts'
import { GoodToKnow } from '../../editor/facts/good-to-know.tsx'
import { imageInputs } from '../../editor/images/image-list.ts'
import { adviceCopy } from '../../editor/images/images-copy.ts'
import { ImagesEditor } from '../../editor/images/images-editor.tsx'
import { problemsOf } from '../../editor/problems.ts'
import { useEditor } from '../../editor/use-editor.ts'
import { listAddress } from '../../list-address.ts'
import { useDuplication } from '../../use-duplication.ts'
import { CardPreview } from './card-preview.tsx'
import { Checklist } from './checklist.tsx'
import { imagesId } from './checklist-items.ts'
import { PreviewButton } from './preview-button.tsx'
import { PreviewLinks } from './preview-links.tsx'
import { propertyCopy } from './property-copy.ts'
import { propertyEditorConfig } from './property-editor-config.ts'
import { BasicInformation, Card, PropertyAvailability, PropertyDetails } from './property-fields.tsx'
import { Visibility } from './visibility.tsx'
import { visibilityCopy } from './visibility-copy.ts'

/** The form of a new or stored property; a save leads to the list. */
export function PropertyEditor({ property }: { property?: Property }) {
  const navigate = useNavigate()
  const { duplicate, duplicating } = useDuplication()
  const [saved, setSaved] = useState<Property>()
  useEffect(() => {
    // A unit's form on the same page still asks before leaving. Filters could hide a new home.
    if (saved) void navigate(property ? listAddress() : paths.admin, { replace: true, state: saved.id })
  }, [saved, navigate])
  const editor = useEditor(propertyEditorConfig, property, {
    draftKey: `property.${property?.id ?? 'new'}`,
    onSaved: setSaved,
  })
  const { data: units } = useQuery({
    ...propertyQueries.units(property?.id ?? ''),
    enabled: property?.propertyType === 'multifamily',
  })
  const others = useMemo(
    () => (units ?? []).map(({ unitNumber, images }) => ({ of: adviceCopy.unit(unitNumber), images })),
    [units],
  )
  const getPreviewContent = () => {
    const { values, images, form } = editor
    if (problemsOf(propertyEditorConfig, values).size === 0)
      return propertyEditorConfig.input(values, imageInputs(images), undefined)
    void form.trigger()
    propertyEditorConfig.onRefused?.(values)
    return undefined
  }
  return (
    <EditorForm editor={editor}>
      <div className="grid gap-x-12 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-8">
          <EditorNotices editor={editor} />
          {/* Saving replaces what is typed meanwhile. */}
          <div inert={editor.pending} className="grid content-start gap-8">
            <BasicInformation editor={editor} unitCount={property?.unitCount} />
            <PropertyDetails editor={editor} id={property?.id} />
            <Card title={factsCopy.heading}>
              <GoodToKnow editor={editor} names={factNames} />
            </Card>
            <PropertyAvailability editor={editor} />
            <Card title={propertyCopy.images}>
              <div id={imagesId} tabIndex={-1}>
                <ImagesEditor editor={editor} others={others} />
              </div>
            </Card>
            <Card title={visibilityCopy.heading}>
              <Visibility editor={editor} />
              {property && <PreviewLinks propertyId={property.id} />}
            </Card>
          </div>
        </div>
        <div>
          {/* Problems can appear between pressing and releasing the button. A higher box would follow the form's end. */}
          <div className="lg:sticky lg:top-0 lg:z-10 lg:-mt-6 lg:bg-paper lg:pt-6 lg:pb-3">
            <div className="grid gap-3 rounded-md sm:max-lg:grid-cols-2 border border-rule bg-sheet p-5">
              <SaveButton editor={editor} />
              <Link to={listAddress()} className={buttonStyles('outline')}>
                {editorCopy.cancel}
              </Link>
              <PreviewButton propertyId={property?.id} getContent={getPreviewContent} />
              {property && <DuplicateButton busy={duplicating !== undefined} onClick={() => duplicate(property.id)} />}
              {property && editor.changed && (
                <p className="col-span-full text-center text-xs text-ink-soft">{adminCopy.duplicate.ofSaved}</p>
              )}
              <SaveNote editor={editor} className="col-span-full text-center" />
            </div>
          </div>
          <Checklist values={editor.values} images={editor.images} stored={property} />
          <CardPreview values={editor.values} images={editor.images} stored={property} />
        </div>
      </div>
    </EditorForm>
  )
}
