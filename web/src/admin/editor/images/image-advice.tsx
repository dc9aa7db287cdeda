import { useEffect } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'

interface ImageAdviceProps {
  /** The image is not saved yet, so its advice is news. */
  isNew: boolean
  sentences: readonly string[]
}

/** Shows what to improve about an image, and what to do. */
export function ImageAdvice({ isNew, sentences }: ImageAdviceProps) {
  const text = sentences.join(' ')
  useEffect(() => {
    if (isNew && text) announce(text)
  }, [isNew, text])
  return sentences.map((sentence) => (
    <p key={sentence} className="border-l-4 border-lamp py-1 pl-3 text-sm">
      {sentence}
    </p>
  ))
}
