import { existsSync } from 'node:fs'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium for the tests: `CHROMIUM_PATH`, else one that the system has, else Debian's package,
 * else the test runner's own download. Says what it installs.
 */
export async function browser() {
  const found = await present()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('No Chromium on this machine: installing the Debian package chromium')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
    const installed = await present()
    if (installed) return installed
  }
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
  // Loaded late: it is not there before the packages are installed.
  const { chromium } = await import('playwright-core')
  return [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].find(
    (path) => path && existsSync(path)
  )
}
