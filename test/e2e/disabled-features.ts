/** Playwright disables these itself. Chromium uses only the last list it receives. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The full Chromium renders two unused pages for the address bar’s popup in each window. */
const ofTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

const unusedRenderers = ['SpareRendererForSitePerProcess']

/** Saves a quarter of the browser tests' time. */
export const disabledFeatures = `--disable-features=${[...byPlaywright, ...ofTheAddressBar, ...unusedRenderers].join()}`
