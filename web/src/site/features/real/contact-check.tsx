import { site } from '@porchlight/site/site.config'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/field.tsx'
import { type CheckedContact, checkContacts } from './check-contacts.ts'
import { realCopy } from './real-copy.ts'

const copy = realCopy.check

/** Checks contacts on the device (docs/product/public-pages.md#is-this-listing-really-ours). */
export function ContactCheck() {
  const headingId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [results, setResults] = useState<readonly CheckedContact[]>()
  const check = () => {
    if (!field.current) return
    // Safari resets fields without autocompletion when a page returns.
    field.current.defaultValue = field.current.value
    setResults(checkContacts(field.current.value, site))
  }
  return (
    <section
      aria-labelledby={headingId}
      className="needs-app grid content-start gap-4 rounded-md border border-rule bg-sheet p-6"
    >
      <h2 id={headingId} className="text-xl">
        {copy.heading}
      </h2>
      <TextField
        ref={field}
        inOwnForm
        formId="contact-check"
        onSearch={check}
        name="contact"
        label={copy.label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={() => setResults(undefined)}
      />
      <p className="text-sm text-ink-soft">{copy.privacy}</p>
      <Button type="submit" form="contact-check">
        {copy.button}
      </Button>
      <div role="status" className="grid gap-4">
        {results?.length === 0 && <p>{copy.nothing}</p>}
        {results?.map(({ text, owner }) => (
          <p key={text} className="border-l-4 border-brick pl-4 wrap-anywhere">
            <strong translate="no" dir="auto" className="block">
              {text}
            </strong>
            {copy.answers[owner]}
          </p>
        ))}
      </div>
    </section>
  )
}
