const NONE = 'None'

/**
 * Returns the text of a list of words (such as "Garage, Street") with one of them added or removed, in the order of
 * `words`. "None" excludes the others.
 */
export function toggleWord(text: string, word: string, words: readonly string[]): string {
  const selected = new Set(text ? text.split(', ') : [])
  const isAdded = !selected.delete(word)
  if (isAdded && word === NONE) selected.clear()
  else selected.delete(NONE)
  if (isAdded) selected.add(word)
  return words.filter((each) => selected.has(each)).join(', ')
}

/**
 * Returns a unit's own text after a choice: empty if the unit has what its building has. A list without any word left
 * is "None", because an empty text would mean the building's.
 */
export const ownText = (chosen: string, ofBuilding: string): string =>
  chosen === ofBuilding ? '' : chosen || (ofBuilding && NONE)
