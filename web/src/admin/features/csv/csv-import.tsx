import { QueryError } from '../../../shared/layout/query-error.tsx'
import { focusOn } from '../../../shared/ui/focus-on.ts'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx'
import { csvCopy } from './csv-copy.ts'
import { CsvDownloads } from './csv-downloads.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportReview } from './import-review.tsx'
import { useImport } from './use-import.ts'

/** Shows the current step of an import. */
export function CsvImport() {
  const { stage, choose, run, reset } = useImport()
  switch (stage.name) {
    case 'choosing':
      return (
        <>
          <CsvDownloads />
          <CsvPicker focused={stage.isAgain} onChosen={(files) => void choose(files)} />
        </>
      )
    case 'reading':
      return <Spinner label={csvCopy.upload.reading} />
    case 'failed':
      return <QueryError error={stage.error} onRetry={stage.retry} />
    case 'review':
      return (
        <ImportReview
          plan={stage.plan}
          onImport={(properties) => void run(properties, stage.plan.problems.length)}
          onOther={reset}
        />
      )
    case 'importing':
      return <Importing {...stage} />
    case 'finished':
      return (
        <ImportResult
          outcome={stage.outcome}
          onGoOn={() => void run(stage.outcome.left, stage.outcome.problems, stage.outcome)}
          onAgain={reset}
        />
      )
  }
}

const { upload, importing } = csvCopy

interface CsvPickerProps {
  /** The focused button of the last step disappeared. */
  focused: boolean
  onChosen: (files: File[]) => void
}

function CsvPicker({ focused, onChosen }: CsvPickerProps) {
  return (
    <section aria-labelledby="import" className="grid content-start gap-4">
      <h2 id="import" className="text-xl">
        {upload.heading}
      </h2>
      <p className="max-w-measure text-ink-soft">{upload.text}</p>
      <FilePicker
        label={upload.choose}
        dropText={upload.drop}
        hint={upload.hint}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        multiple
        button={focused ? focusOn : undefined}
        onChosen={onChosen}
      />
    </section>
  )
}

function Importing({ done, total, title }: { done: number; total: number; title: string }) {
  return (
    <section aria-labelledby="importing" className="grid max-w-measure gap-4">
      <UnsavedChanges when subject="import" onDiscard={() => {}} />
      <h2 id="importing" className="text-xl">
        {importing.heading}
      </h2>
      <progress className="upload-progress h-2 w-full" aria-labelledby="importing" value={done} max={total} />
      <p role="status" className="wrap-anywhere">
        {importing.progress(done, total, title)}
      </p>
      <p className="text-ink-soft">{importing.stay}</p>
    </section>
  )
}
