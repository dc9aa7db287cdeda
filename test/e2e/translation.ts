import type { Page } from 'playwright/test'

/** Replaces each text node by two nested `font` elements, as Google Translate does. Texts stay the same. */
export function translate(): void {
  const untouched = 'script, style, noscript, textarea, option, title, [translate=no], .notranslate'
  const made = new WeakSet<Node>()
  const replace = (text: Text) => {
    if (!text.data.trim() || made.has(text) || !text.parentElement || text.parentElement.closest(untouched)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = text.data
    outer.append(inner)
    if (inner.firstChild) made.add(inner.firstChild)
    text.replaceWith(outer)
  }
  const replaceAll = (root: Node) => {
    if (root instanceof Text) return replace(root)
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) replace(text)
  }
  document.documentElement.classList.add('translated-ltr')
  replaceAll(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node.isConnected) replaceAll(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

export const translatePage = (page: Page) => page.evaluate(translate)

export const untranslatedTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (!nodeValue?.trim() || !parentElement?.getClientRects().length) continue
      if (!parentElement.closest('font, option, [translate=no]')) texts.push(nodeValue)
    }
    return texts
  })
