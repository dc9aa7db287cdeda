/** In a script element of a page's HTML and in its file `data.json`. */
export interface QueryData<Answer = unknown> {
  build: string
  /** Undefined for a page that is served at many addresses. */
  path?: string | undefined
  /** Query keys and data, which an app of the same build trusts. */
  entries: [key: readonly unknown[], answer: Answer][]
}

/** The data inside the page; undefined on pages that have none. */
export function readQueryData(): QueryData | undefined {
  const block = document.getElementById('query-data')
  return block ? JSON.parse(block.textContent) : undefined
}
