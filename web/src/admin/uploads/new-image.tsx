import type { Focus } from '@porchlight/contract/images/image-files'
import { useEffect, useState } from 'react'
import { focusStyles } from '../../shared/ui/responsive-image.tsx'
import { AdminIcon } from '../ui/admin-icon.tsx'

/** Milliseconds until a picture that is not there yet is asked for again; HEIC takes longest to be made. */
const retryDelays = [1000, 2000, 4000, 8000, 16_000]

interface NewImageProps {
  /** Of what is delivered; left out before the upload. */
  url?: string
  /** What is uploaded; not there after a reload. */
  file: unknown
  alt: string
  focus?: Focus | undefined
  className?: string
}

/**
 * A picture that is not saved yet: the file itself, for what is delivered of it is made a little after its upload. That
 * is what is shown where there is no file, or the browser cannot show it, HEIC mostly; a drawing before the upload.
 */
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
    const delay = retryDelays[attempt]
    if (!failed || delay === undefined) return
    const timer = setTimeout(() => {
      setAttempt(attempt + 1)
      setFailed(false)
    }, delay)
    return () => clearTimeout(timer)
  }, [attempt, failed])
  if (failed) return null
  // another element asks anew
  return <img key={attempt} src={url} alt={alt} loading="lazy" onError={() => setFailed(true)} className={className} />
}

/** An address under which this page can show a file; undefined at first, and for what is no file. */
export function useObjectUrl(data: unknown): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(data instanceof Blob)) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return address
}
