import { existsSync } from 'node:fs'
import { chromiumPlaces } from './chromiumPlaces.mjs'
import { installDebian } from './debian.mjs'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

const places = [
  ...chromiumPlaces,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Debian packages that a browser for the tests is missing. */
export async function missingForBrowser() {
  return (await present()) ? [] : [['chromium-headless-shell', 'chromium']]
}

/**
 * The path of a Chromium for the tests: `CHROMIUM_PATH`, else one that the system has, else Debian's package,
 * else the test runner's own download. Says what it installs.
 */
export async function browser() {
  await installDebian(await missingForBrowser())
  const found = await present()
  if (found) return found
  say('No Chromium on this machine: downloading the test runner’s own')
  await run(process.execPath, [
    `${root}/node_modules/playwright-core/cli.js`,
    'install',
    '--with-deps',
    'chromium',
  ])
  return (
    (await present()) ??
    giveUp('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.')
  )
}

async function present() {
  // It is not there before the packages are installed.
  const runner = await import('playwright-core').catch(() => undefined)
  return [process.env.CHROMIUM_PATH, ...places, runner?.chromium.executablePath()].find(
    (path) => path && existsSync(path)
  )
}
