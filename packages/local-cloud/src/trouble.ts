/** Something that the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class Trouble extends Error {}

/** Reads the code of a system error such as EADDRINUSE; undefined when it is something else. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
