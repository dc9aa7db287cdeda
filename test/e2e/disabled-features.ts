/** What Playwright turns off itself: only the last list that Chromium is given counts. */
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

/** A whole Chromium renders two pages for the popup of the address bar in each window, which nobody sees here. */
const ofTheAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** An argument for Chromium; it saves a quarter of the time of the browser tests. */
export const disabledFeatures = `--disable-features=${[...byPlaywright, ...ofTheAddressBar].join()}`
