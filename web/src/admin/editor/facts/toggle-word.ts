const NONE = 'None'

/** Adds or removes one word of a list such as "Garage, Street", in the order of `words`. "None" excludes the others. */
export function toggleWord(text: string, word: string, words: readonly string[]): string {
  const selected = new Set(text ? text.split(', ') : [])
  const isAdded = !selected.delete(word)
  if (isAdded && word === NONE) selected.clear()
  else selected.delete(NONE)
  if (isAdded) selected.add(word)
  return words.filter((each) => selected.has(each)).join(', ')
}

/** Empty if the unit has what its building has. An empty text would mean that, so a list without words is "None". */
export const ownText = (chosen: string, ofBuilding: string): string =>
  chosen === ofBuilding ? '' : chosen || (ofBuilding && NONE)
