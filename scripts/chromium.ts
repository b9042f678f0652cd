import { existsSync } from 'node:fs'
import { chromiumPlaces } from './chromiumPlaces.mjs'

/** The system's Chromium that tests run in; without one, their runner looks for its own download. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? chromiumPlaces.find((path) => existsSync(path))

/** What Playwright turns off, and has to be said again: of two lists Chromium reads the last. */
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
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * For each new window Chromium gets pages of its own ready, those under its address bar, and a process for the page after
 * next. Nobody sees the ones and needs the other here, and together they cost as much as the window.
 */
const aheadOfNeed = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/**
 * No test stays on a page for as long as it takes to make up for compiling its scripts a second and a third time, which
 * is a tenth of what the tests in a browser take.
 */
const shortLived = '--js-flags=--no-opt --no-maglev'

/** How the browser of the tests is started. */
export const chromiumArgs = [
  shortLived,
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...byPlaywright, ...aheadOfNeed].join(',')}`,
]
