import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../shared/ui/announcer.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { type TextControl, typeInto } from '../type-into.ts'
import { type Finding, findWords, replacement } from './fair-housing.ts'
import { wordingCopy } from './wording-copy.ts'

interface WordingNoteProps {
  /** Of the field. */
  label: string
  text: string
  control: () => TextControl | null
  /** A line below one field of many, about the first of its words. */
  brief?: boolean
}

/** Milliseconds of quiet before a text is read: nobody is told of a word that is only half typed. */
const quietMs = 800
/** More would push the next field out of sight. */
const shownAtOnce = { full: 3, brief: 1 }
const styles = {
  full: { row: 'gap-y-2 rounded-md border border-lamp bg-sheet px-4 py-3', text: 'basis-60 text-sm' },
  brief: { row: '', text: 'basis-40 text-xs' },
}

const copy = wordingCopy

/** Advice on words of a text that may keep people away, each with a better one; nothing where there are none. */
export function WordingNote({ label, text, control, brief = false }: WordingNoteProps) {
  const size = brief ? 'brief' : 'full'
  const findings = useFindings(label, text)
  if (findings.length === 0) return null
  const replace = (finding: Finding) => {
    const field = control()
    // what was typed meanwhile may have moved it
    const now = findWords(field?.value ?? '').find(({ found }) => found === finding.found)
    if (!field || !now) return
    typeInto(field, replacement(field.value, now))
    // the button goes with its advice
    field.focus()
    announce(copy.replaced(now.better))
  }
  return (
    <div>
      <ul aria-label={copy.list(label)} className="grid gap-2">
        {findings.slice(0, shownAtOnce[size]).map((finding) => (
          <li key={finding.start} className={`flex flex-wrap items-center gap-x-4 ${styles[size].row}`}>
            <p className={`min-w-0 grow wrap-anywhere ${styles[size].text}`}>
              <strong className="font-semibold">{copy.found(finding.found)}</strong>{' '}
              <span className="text-ink-soft">{finding.reason}</span>
            </p>
            <Button variant={brief ? 'quiet' : 'outline'} onClick={() => replace(finding)} className="max-w-full">
              {finding.better ? copy.replace(finding.better) : copy.takeOut}
            </Button>
          </li>
        ))}
      </ul>
      {findings.length > shownAtOnce[size] && (
        <p className="pt-2 text-xs text-ink-soft">{copy.more(findings.length - shownAtOnce[size])}</p>
      )}
    </div>
  )
}

/** What is found in a text once nobody has typed for a moment; what is new in it is announced. */
function useFindings(label: string, text: string): Finding[] {
  const [read, setRead] = useState(text)
  const [findings, setFindings] = useState(() => findWords(text))
  const told = useRef(new Set(findings.map(({ found }) => found)))
  useEffect(() => {
    if (text === read) return
    const timer = setTimeout(() => {
      const now = findWords(text)
      setRead(text)
      setFindings(now)
      const fresh = now.map(({ found }) => found).filter((found) => !told.current.has(found))
      told.current = new Set(now.map(({ found }) => found))
      if (fresh.length > 0) announce(copy.told(label, fresh))
    }, quietMs)
    return () => clearTimeout(timer)
  }, [text, read, label])
  return findings
}
