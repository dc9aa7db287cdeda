import { uploadCopy } from './upload-copy.ts'
import type { RefusedFile } from './use-picture-upload.ts'

/** Files that were chosen but cannot be sent, each with the reason. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  return (
    <div role="alert">
      {files.length > 0 && (
        <div className="mt-4 rounded-md border border-brick bg-sheet px-4 py-3 text-sm">
          <p className="font-semibold text-brick">{uploadCopy.refused}</p>
          <ul className="mt-1 grid gap-1">
            {files.map(({ name, reason }, index) => (
              <li key={`${name} ${index}`} className="wrap-anywhere">
                <strong className="font-medium">{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
