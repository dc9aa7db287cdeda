import type { Focus } from '@porchlight/contract/images/image-files'
import { useEffect, useState } from 'react'
import { focusStyles } from '../../shared/ui/responsive-image.tsx'
import { AdminIcon } from '../ui/admin-icon.tsx'

/** HEIC takes longest to process. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 16_000]

interface NewImageProps {
  /** Absent before the upload. */
  url?: string
  /** Absent after a reload. */
  file: Blob | undefined
  alt: string
  focus?: Focus | undefined
  className?: string
}

/** Shows the file, before variants exist. If it cannot be displayed (HEIC), shows an icon, then the variant. */
export function NewImage({ url, file, alt, focus, className = '' }: NewImageProps) {
  const preview = useObjectUrl(file)
  const imageStyles = `absolute inset-0 size-full bg-paper-deep object-cover text-transparent ${focusStyles(focus)}`
  const [hasPreview, setHasPreview] = useState(file !== undefined)
  return (
    <span
      className={`relative grid aspect-card place-items-center overflow-hidden bg-paper-deep text-ink-soft ${className}`}
    >
      <AdminIcon name="image" />
      {!hasPreview && url && <DeliveredImage url={url} alt={alt} className={imageStyles} />}
      {hasPreview && preview && (
        <img src={preview} alt={alt} onError={() => setHasPreview(false)} className={imageStyles} />
      )}
    </span>
  )
}

function DeliveredImage({ url, alt, className }: { url: string; alt: string; className: string }) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const delay = RETRY_DELAYS_MS[attempt]
    if (!failed || delay === undefined) return
    const timer = setTimeout(() => {
      setAttempt(attempt + 1)
      setFailed(false)
    }, delay)
    return () => clearTimeout(timer)
  }, [attempt, failed])
  if (failed) return null
  // A new element requests the image again.
  return <img key={attempt} src={url} alt={alt} loading="lazy" onError={() => setFailed(true)} className={className} />
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
