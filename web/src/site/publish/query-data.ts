/** What a published page knows: a block in its HTML, and the file `data.json` beside it. */
export interface QueryData {
  /** Names the build of the app that can read it. */
  build: string
  /** Path of the page. Undefined for a page that is shown at many addresses. */
  path?: string | undefined
  /** Keys of queries and their answers, which an app of the same build trusts. */
  entries: [key: readonly unknown[], answer: unknown][]
}

/** Reads the block in the page; undefined when there is none. */
export function readQueryData(): QueryData | undefined {
  const block = document.getElementById('query-data')
  return block ? JSON.parse(block.textContent) : undefined
}
