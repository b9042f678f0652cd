// npm run bench:kit: what each component of the kit weighs, what all of them and a whole screen do, and how fast they
// are beside plain React. `-- --write` keeps the sizes, in packages/ui/bench/sizes.json and the table of the README, and
// leaves the speed out.
import { chromium } from 'playwright-core'
import { browser } from './browser.mjs'
import { install } from './install.mjs'
import { root } from './run.mjs'
import { say } from './say.mjs'

await install()
process.chdir(`${root}/packages/ui`)
const { measure, sizeTable, writeSizes } = await import('../packages/ui/bench/sizeTable.mjs')
const { median, mountPage, renderTimes } = await import('../packages/ui/bench/speed.mjs')

const sizes = await measure()
process.stdout.write(`${sizeTable(sizes)}\n\n`)
if (process.argv.includes('--write')) {
  writeSizes(sizes)
  say('Written into packages/ui/bench/sizes.json and packages/ui/README.md')
} else await printSpeed(await browser())

async function printSpeed(executablePath) {
  const render = await renderTimes()
  const mount = await mountTimes(executablePath)
  const ratio = ({ kit, plain }) =>
    `${kit.toFixed(2)} ms, plain React ${plain.toFixed(2)} ms: ${(kit / plain).toFixed(1)} times`
  say(`The screen on a server: ${ratio(render)}`)
  say(`200 cards mounted, processor time, cold: ${ratio(mount.cold)}`)
  say(`200 cards mounted, processor time, warm: ${ratio(mount.warm)}`)
}

/**
 * Milliseconds of processor time that the page's main thread takes to mount the cards and lay them out: what else the
 * machine does lengthens it less than the time by the clock.
 */
async function mountTimes(executablePath) {
  const { script, style } = await mountPage()
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const cold = { kit: [], plain: [] }
  const warm = { kit: [], plain: [] }
  try {
    // In turn, each in a page of its own, so that none warms the engine for the other.
    for (let round = 0; round < 5; round += 1) {
      const pages = { kit: await mounter('mountKit'), plain: await mounter('mountPlain') }
      for (let run = 0; run < 25; run += 1) {
        for (const [name, { mount }] of Object.entries(pages)) {
          const took = await mount()
          if (run === 0) cold[name].push(took)
          // The first ten warm the engine up.
          if (run >= 10) warm[name].push(took)
        }
      }
      for (const { page } of Object.values(pages)) await page.close()
    }
  } finally {
    await chrome.close()
  }
  const medians = ({ kit, plain }) => ({ kit: median(kit), plain: median(plain) })
  return { cold: medians(cold), warm: medians(warm) }

  async function mounter(name) {
    const page = await chrome.newPage()
    await page.addStyleTag({ content: style })
    await page.addScriptTag({ content: script, type: 'module' })
    await page.waitForFunction('window.mountKit')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taken = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
    }
    const mount = async () => {
      const before = await taken()
      await page.evaluate(`window.${name}()`)
      const took = (await taken()) - before
      await page.evaluate('window.unmount()')
      return took
    }
    return { page, mount }
  }
}
