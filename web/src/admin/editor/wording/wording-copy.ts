/** Advice on fair-housing wording (docs/product/property-editor.md#property-editor). */
export const wordingCopy = {
  list: (label: string) => `Words to reconsider in ${label}`,
  found: (words: string) => `“${words}”`,
  replace: (better: string) => `Replace with “${better}”`,
  remove: 'Remove it',
  more: (count: number) => `There ${count === 1 ? 'is one more' : `are ${count} more`}.`,
  announcement: (label: string, words: readonly string[]) =>
    `Words to reconsider in ${label}: ${words.map((found) => `“${found}”`).join(', ')}. A better wording is suggested below the field.`,
  replaced: (better: string) => (better ? `Replaced with “${better}”.` : 'Removed.'),
} as const
