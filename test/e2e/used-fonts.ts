import type { Page } from 'playwright/test'

export const brandFonts = ['Figtree Light', 'Fraunces']

/** Returns the families of the first headings and the first link or label. */
export async function usedFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument')
    const families = new Set<string>()
    for (const selector of ['h1', 'h2', 'nav a, label']) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      if (!nodeId) continue
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName } of fonts) families.add(familyName)
    }
    return [...families].sort()
  } finally {
    await session.detach()
  }
}
