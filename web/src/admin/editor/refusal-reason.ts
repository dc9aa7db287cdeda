import { hasStatus } from '../../shared/api/api-error.ts'
import { messageOf } from '../api/error-issues.ts'

/** Why a save failed, beyond its toast: `gone` for what is not there any more, the server's words for what passes. */
export function refusalReasons(error: unknown, gone: string): string[] {
  if (hasStatus(error, 404)) return [gone]
  const said = hasStatus(error, 503) ? messageOf(error) : undefined
  return said ? [said] : []
}
