import { videoSource } from '@porchlight/contract/images/video-source'
import { type FieldValues, type Path, useWatch } from 'react-hook-form'
import { controlId } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'
import { FieldNote, type FieldsOf, moreId } from './editor-field.tsx'

interface VideoLinkNoteProps<V extends FieldValues> {
  editor: FieldsOf<V>
  name: Path<V>
}

/** Says that a video of another site is shown as a link. */
export function VideoLinkNote<V extends FieldValues>({ editor, name }: VideoLinkNoteProps<V>) {
  const typed: unknown = useWatch({ control: editor.form.control, name })
  const source = videoSource(String(typed ?? ''))
  return (
    <FieldNote id={moreId(controlId(editor.config.subject, name))}>
      {source?.kind === 'link' && editorCopy.videoLink(source.site)}
    </FieldNote>
  )
}
