import type { Focus } from '@porchlight/contract/images/image-files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { focusStyles } from '../../shared/ui/responsive-image.tsx'
import { adminQueries } from '../api/admin-queries.ts'
import { AdminIcon } from '../ui/admin-icon.tsx'

interface NewImageProps {
  /** Absent before the upload. */
  url?: string
  /** Absent after a reload. */
  file: Blob | undefined
  alt: string
  focus?: Focus | undefined
  className?: string
}

/** Shows the file. Without one that can be displayed (HEIC), shows an icon until variants exist. */
export function NewImage({ url = '', file, alt, focus, className = '' }: NewImageProps) {
  const preview = useObjectUrl(file)
  const [hasPreview, setHasPreview] = useState(file !== undefined)
  const { data } = useQuery({ ...adminQueries.uploadStatus(url), enabled: !hasPreview && url !== '' })
  const source = hasPreview ? preview : data?.uploadStatus === 'usable' && url
  return (
    <span
      className={`relative grid aspect-card place-items-center overflow-hidden bg-paper-deep text-ink-soft ${className}`}
    >
      <AdminIcon name="image" />
      {source && (
        <img
          src={source}
          alt={alt}
          loading={hasPreview ? 'eager' : 'lazy'}
          onError={() => setHasPreview(false)}
          className={`absolute inset-0 size-full bg-paper-deep object-cover text-transparent ${focusStyles(focus)}`}
        />
      )}
    </span>
  )
}

/** Undefined in the first render. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const objectUrl = URL.createObjectURL(file)
    setAddress(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  return address
}
