/** What is said of words that are better left out (docs/product/property-editor.md#property-editor). */
export const wordingCopy = {
  list: (label: string) => `Words to think about in ${label}`,
  found: (words: string) => `“${words}”`,
  replace: (better: string) => `Replace with “${better}”`,
  takeOut: 'Take it out',
  more: (count: number) => `There ${count === 1 ? 'is one more' : `are ${count} more`}.`,
  told: (label: string, words: readonly string[]) =>
    `Something to think about in ${label}: ${words.map((found) => `“${found}”`).join(', ')}. A better word is offered below it.`,
  replaced: (better: string) => (better ? `Replaced with “${better}”.` : 'Taken out.'),
} as const
