import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { type TextControl, typeInto } from '../type-into.ts'
import { type Finding, findWords, replacement } from './fair-housing.ts'
import { wordingCopy } from './wording-copy.ts'

interface WordingNoteProps {
  label: string
  text: string
  control: () => TextControl | null
  /** One line about the first finding, for fields in a list. */
  brief?: boolean
}

/** Half-typed words are ignored. */
const CHECK_DELAY_MS = 800
/** More would push the next field off the screen. */
const maxFindings = { full: 3, brief: 1 }
const styles = {
  full: { row: 'gap-y-2 rounded-md border border-lamp bg-sheet px-4 py-3', text: 'basis-60 text-sm' },
  brief: { row: '', text: 'basis-40 text-xs' },
}

const copy = wordingCopy

/** Shows fair-housing advice on a text, each with a suggested replacement. */
export function WordingNote({ label, text, control, brief = false }: WordingNoteProps) {
  const size = brief ? 'brief' : 'full'
  const findings = useFindings(label, text)
  if (findings.length === 0) return null
  const replace = (finding: Finding) => {
    const field = control()
    const now = findWords(field?.value ?? '').find(({ found }) => found === finding.found)
    if (!field || !now) return
    typeInto(field, replacement(field.value, now))
    // The focused button disappears with its advice.
    field.focus()
    announce(copy.replaced(now.better))
  }
  return (
    <div>
      <ul aria-label={copy.list(label)} className="grid gap-2">
        {findings.slice(0, maxFindings[size]).map((finding) => (
          <li key={finding.start} className={`flex flex-wrap items-center gap-x-4 ${styles[size].row}`}>
            <p className={`min-w-0 grow wrap-anywhere ${styles[size].text}`}>
              <strong className="font-semibold">{copy.found(finding.found)}</strong>{' '}
              <span className="text-ink-soft">{finding.reason}</span>
            </p>
            <Button variant={brief ? 'quiet' : 'outline'} onClick={() => replace(finding)} className="max-w-full">
              {finding.better ? copy.replace(finding.better) : copy.remove}
            </Button>
          </li>
        ))}
      </ul>
      {findings.length > maxFindings[size] && (
        <p className="pt-2 text-xs text-ink-soft">{copy.more(findings.length - maxFindings[size])}</p>
      )}
    </div>
  )
}

/** Checks after a pause in typing, and announces new findings. */
function useFindings(label: string, text: string): Finding[] {
  const [checkedText, setCheckedText] = useState(text)
  const [findings, setFindings] = useState(() => findWords(text))
  const announced = useRef(new Set(findings.map(({ found }) => found)))
  useEffect(() => {
    if (text === checkedText) return
    const timer = setTimeout(() => {
      const now = findWords(text)
      setCheckedText(text)
      setFindings(now)
      const fresh = now.map(({ found }) => found).filter((found) => !announced.current.has(found))
      announced.current = new Set(now.map(({ found }) => found))
      if (fresh.length > 0) announce(copy.announcement(label, fresh))
    }, CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, checkedText, label])
  return findings
}
