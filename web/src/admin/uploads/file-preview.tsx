import { useState } from 'react'
import { AdminIcon } from '../ui/admin-icon.tsx'
import { useObjectUrl } from '../ui/use-object-url.ts'

/** A small look at a file that is not sent yet; a drawing where the browser cannot show it, HEIC mostly. */
export function FilePreview({ data }: { data: unknown }) {
  const address = useObjectUrl(data)
  const [broken, setBroken] = useState(false)
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-md bg-paper-deep text-ink-soft">
      {address && !broken ? (
        <img src={address} alt="" onError={() => setBroken(true)} className="size-full object-cover" />
      ) : (
        <AdminIcon name="picture" />
      )}
    </span>
  )
}
