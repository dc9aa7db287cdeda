import { useEffect, useState } from 'react'
import { AdminIcon } from '../ui/admin-icon.tsx'

/** Milliseconds until a picture that is not there yet is asked for again; HEIC takes longest to be made. */
const retryDelays = [1000, 2000, 4000, 8000, 16_000]

interface NewPictureProps {
  /** Of what is delivered; left out before the upload. */
  url?: string
  /** What is uploaded; not there after a reload. */
  file: unknown
  alt: string
  className?: string
}

/**
 * A picture that is not saved yet: the file itself, for what is delivered of it is made a little after its upload. That
 * is what is shown where there is no file, or the browser cannot show it, HEIC mostly; a drawing before the upload.
 */
export function NewPicture({ url, file, alt, className = '' }: NewPictureProps) {
  const preview = useObjectUrl(file)
  const [hasPreview, setHasPreview] = useState(file !== undefined)
  return (
    <span
      className={`relative grid aspect-card place-items-center overflow-hidden bg-paper-deep text-ink-soft ${className}`}
    >
      <AdminIcon name="picture" />
      {!hasPreview && url && <DeliveredPicture url={url} alt={alt} />}
      {hasPreview && preview && (
        <img src={preview} alt={alt} onError={() => setHasPreview(false)} className={fillingImage} />
      )}
    </span>
  )
}

function DeliveredPicture({ url, alt }: { url: string; alt: string }) {
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
  return (
    <img key={attempt} src={url} alt={alt} loading="lazy" onError={() => setFailed(true)} className={fillingImage} />
  )
}

/** An address under which this page can show a file; undefined at first, and for what is no file. */
function useObjectUrl(data: unknown): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(data instanceof Blob)) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return address
}

const fillingImage = 'absolute inset-0 size-full bg-paper-deep object-cover text-transparent'
