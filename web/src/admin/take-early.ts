import type { QueryClient } from '@tanstack/react-query'
import { sessionQueries } from '../shared/api/session-queries.ts'
import { adminQueries } from './api/admin-queries.ts'

/** Milliseconds that the first screen waits for answers that are on their way, before it shows that it waits. */
const patience = 150

/**
 * Takes the answers that the document asked for before the app was there (early.ts), so that the first screen shows them:
 * one that waits, and is made anew with each answer, takes a phone longer. What fails is for the screens to ask anew and
 * to tell.
 */
export async function takeEarlyAnswers(client: QueryClient): Promise<void> {
  const asked = globalThis.earlyAnswers?.size
  if (!asked) return
  const taken = [client.prefetchQuery(sessionQueries.current())]
  // one alone: the list is asked for when it is known who is there
  if (asked > 1) taken.push(client.prefetchQuery(adminQueries.summaries()))
  await Promise.race([Promise.all(taken), new Promise((resolve) => setTimeout(resolve, patience))])
}
