/** What a published page knows already: where it was published, and the answers of the calls that it would make. */
export interface QueryData {
  /** Undefined for a page that is shown at many addresses. */
  path?: string | undefined
  entries: [key: readonly unknown[], data: unknown][]
}

const queryDataId = 'query-data'

/** Reads the page's own block; undefined on a page that carries none. */
export function readQueryData(): QueryData | undefined {
  const block = document.getElementById(queryDataId)
  return block ? JSON.parse(block.textContent) : undefined
}
