// Runs before the admin app, in syntax that every browser can read. index.html tests for the same features.
if (!('adoptedStyleSheets' in document && 'toSorted' in Array.prototype)) {
  // The app does not start without its element.
  document.body.textContent =
    'This browser is too old for these screens. Update it, or use Safari 16.4, Chrome 111, Edge 111, Firefox 115 or newer.'
} else {
  const root = document.getElementById('root')
  const explain = () => {
    if (!root.firstChild)
      root.textContent = 'These screens did not load. Check your connection, then load the page again.'
  }
  addEventListener('error', explain, true)
  setTimeout(explain, 20000)
}
