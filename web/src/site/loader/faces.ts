import { afterPaint } from './moments.ts'

/**
 * Brings the site's own faces, named by family, address and weights; letters stand in others until then. They stand
 * behind what the page says and behind its first picture; a visitor who comes from another of our pages, or was on this
 * one before, has them already and gets them at once. (What storage knows would cost more time than it saves.)
 */
export function bringFaces(faces: string, returning: boolean): void {
  const named: [family: string, address: string, weight: string][] = JSON.parse(faces)
  const bring = () =>
    void useTogether(named.map(([family, address, weight]) => new FontFace(family, `url(${address})`, { weight })))
  if (returning || document.referrer.startsWith(`${location.origin}/`)) bring()
  else afterPaint(bring)
}

/** All at once, as each would lay out the page anew. One that does not come leaves its stand-in. */
async function useTogether(files: readonly FontFace[]) {
  for (const file of await Promise.allSettled(files.map((file) => file.load())))
    if (file.status === 'fulfilled') document.fonts.add(file.value)
}
