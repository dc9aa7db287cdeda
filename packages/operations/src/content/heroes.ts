import type { HeroImage, HeroWords } from '@porchlight/contract/hero'
import { routes } from '@porchlight/contract/routes'
import type { Md5Of } from './album.ts'
import type { Content } from './content-schema.ts'
import type { Step } from './step.ts'

/**
 * Makes the hero images those of the folder, in its order and with what it says of them; no step when they are. Four at
 * most: removals come first.
 */
export function planHeroes(wanted: Content['heroImages'], before: readonly HeroImage[], md5Of: Md5Of): Step[] {
  const free = new Set(before)
  const heroes = wanted.map(({ file, ...said }) => {
    const kept = [...free].find(({ imageUrl }) => md5Of(imageUrl) === md5Of(file))
    if (kept) free.delete(kept)
    return { id: kept?.id, file, said, words: kept && wordsOf(kept, said) }
  })
  const isInOrder = heroes.length === before.length && heroes.every(({ id }, n) => id === before[n]?.id)
  const described = heroes.filter(({ words }) => words)
  if (isInOrder && described.length === 0) return []
  const files = heroes.flatMap(({ id, file }) => (id === undefined ? [file] : []))
  const counts = [
    files.length > 0 && `${files.length} added`,
    free.size > 0 && `${free.size} removed`,
    files.length === 0 && free.size === 0 && !isInOrder && 'order',
    described.length > 0 && 'what is said of them',
  ].filter(Boolean)
  return [
    {
      line: `update the hero images (${counts.join(', ')})`,
      files,
      async run(api, addresses) {
        for (const { id } of free) await api.call(routes.deleteHeroImage, { id })
        const uploaded = addresses.values()
        const imageIds: string[] = []
        for (const { id, said } of heroes) {
          const add = () => api.call(routes.addHeroImage, { body: { imageUrl: uploaded.next().value, ...said } })
          imageIds.push(id ?? (await add()).id)
        }
        for (const { id, words } of described) await api.call(routes.describeHeroImage, { id, body: words })
        if (!isInOrder) await api.call(routes.reorderHeroImages, { body: { imageIds } })
      },
    },
  ]
}

/** What has to be said of a stored one, so that it is what the folder says; undefined when it is. */
function wordsOf(stored: HeroImage, { alt, focus }: HeroWords): HeroWords | undefined {
  const isSaid = (stored.alt ?? '') === (alt ?? '') && stored.focus?.x === focus?.x && stored.focus?.y === focus?.y
  return isSaid ? undefined : { alt: alt || null, focus: focus ?? null }
}
