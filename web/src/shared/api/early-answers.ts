/**
 * The answer that a document's first script has asked this address for, before there was an app; once, and for the app
 * to ask anew from then on.
 */
export function earlyAnswer(address: string): Promise<EarlyAnswer> | undefined {
  const answer = globalThis.earlyAnswers?.get(address)
  globalThis.earlyAnswers?.delete(address)
  return answer
}
