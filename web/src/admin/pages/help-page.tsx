import { Button } from '../../shared/ui/button.tsx'
import { helpCopy } from '../copy/help.ts'
import { ScreenHead } from './screen-parts.tsx'

/** Answers to the commonest questions, on one page when printed. */
export function HelpPage() {
  return (
    <>
      <ScreenHead title={helpCopy.title} text={helpCopy.text} />
      <Button variant="outline" onClick={() => print()} className="mt-5 print:hidden">
        {helpCopy.print}
      </Button>
      <ol className="grid max-w-measure list-inside list-decimal gap-6 py-6 marker:font-semibold print:max-w-none print:gap-2 print:py-2">
        {helpCopy.questions.map(({ question, answer }) => (
          <li key={question} className="break-inside-avoid">
            <h2 className="inline text-lg">{question}</h2>
            <p className="mt-1 text-ink-soft">{answer}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
