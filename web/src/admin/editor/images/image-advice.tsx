import { useEffect } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { adviceCopy } from './images-copy.ts'

interface ImageAdviceProps {
  /** The image is not saved yet, so its advice is news. */
  isNew: boolean
  sentences: readonly string[]
}

const styles = 'border-l-4 border-lamp py-1 pl-3 text-sm'
const summaryStyles = `min-h-14 cursor-pointer content-center font-semibold text-brick ${styles}`

/** Late advice on a new image moves no row. */
export function ImageAdvice({ isNew, sentences }: ImageAdviceProps) {
  const text = sentences.join(' ')
  useEffect(() => {
    if (isNew && text) announce(text)
  }, [isNew, text])
  const list = sentences.map((sentence) => (
    <p key={sentence} className={styles}>
      {sentence}
    </p>
  ))
  if (!isNew) return list
  if (list.length > 1)
    return (
      <details>
        <summary className={summaryStyles}>{adviceCopy.several(list.length)}</summary>
        {list}
      </details>
    )
  return <div className="min-h-14">{list}</div>
}
