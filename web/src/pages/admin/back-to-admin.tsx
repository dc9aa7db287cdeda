import { editorCopy } from '../../copy/admin-editor.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The way from a screen of the admin area to its start. */
export function BackToAdmin() {
  return (
    <Link
      to={paths.admin}
      className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
    >
      <Icon name="back" />
      {editorCopy.back}
    </Link>
  )
}
