// npm run bench:kit: what each component of the kit weighs, what all of them and a whole screen do, and how fast they
// are beside plain React. `-- --write` keeps the sizes, in packages/ui/bench/sizes.json and the table of the README, and
// leaves the speed out. What weighs more than it may is said either way.
import { chromium } from 'playwright-core'
import { browser } from './browser.mjs'
import { root } from './run.mjs'
import { say } from './say.mjs'

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64'
)

process.chdir(`${root}/packages/ui`)
const { budgetFindings } = await import('../packages/ui/bench/budgets.mjs')
const { measure, sizeTable, writeSizes } = await import('../packages/ui/bench/sizeTable.mjs')
const { median, mountPage, quietFifth, renderTimes } = await import('../packages/ui/bench/speed.mjs')

const sizes = await measure()
process.stdout.write(`${sizeTable(sizes)}\n\n`)
for (const finding of await budgetFindings()) say(finding)
if (process.argv.includes('--write')) {
  writeSizes(sizes)
  say('Written into packages/ui/bench/sizes.json and packages/ui/README.md')
} else await printSpeed(await browser())

async function printSpeed(executablePath) {
  const render = await renderTimes()
  const mount = await mountTimes(executablePath)
  const times = ({ kit, plain }) => `${kit.toFixed(2)} ms, plain React ${plain.toFixed(2)} ms`
  const ratio = (pair) => `${times(pair)}: ${(pair.kit / pair.plain).toFixed(2)} times`
  say(`The screen on a server: ${ratio(render)}`)
  say(`200 cards mounted, processor time, cold: ${ratio(mount.cold)}`)
  say(`200 cards mounted, processor time, warm, the quiet fifth: ${ratio(mount.quiet)}`)
  say(`200 cards mounted, warm, the middle of the ratios of each pair: ${mount.ratio.toFixed(2)} times`)
  say(`200 cards, elements: ${mount.elements.kit}, plain React ${mount.elements.plain}`)
}

/**
 * Milliseconds of processor time that the page's main thread takes to mount the cards and lay them out: what else the
 * machine does lengthens it less than the time by the clock. Kit and plain React mount in turn in the same pages, each
 * as often first, so that what slows a page down slows both; the fifth of their times that nothing disturbed is compared.
 */
async function mountTimes(executablePath) {
  const { script, style } = await mountPage()
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const cold = { kit: [], plain: [] }
  const warm = { kit: [], plain: [] }
  const elements = {}
  try {
    for (let round = 0; round < 8; round += 1) {
      const { page, mount } = await mounter()
      for (let run = 0; run < 32; run += 1) {
        const [first, second] = (run + round) % 2 ? ['kit', 'plain'] : ['plain', 'kit']
        for (const name of [first, second]) {
          const { took, count } = await mount(name)
          elements[name] = count
          // Cold is who comes first in a page that has drawn nothing yet; the first twelve pairs warm the engine up.
          if (run === 0 && name === first) cold[name].push(took)
          if (run >= 12) warm[name].push(took)
        }
      }
      await page.close()
    }
  } finally {
    await chrome.close()
  }
  const both = ({ kit, plain }, share) => ({ kit: share(kit), plain: share(plain) })
  return {
    cold: both(cold, median),
    quiet: both(warm, quietFifth),
    ratio: median(warm.kit.map((took, pair) => took / warm.plain[pair])),
    elements,
  }

  async function mounter() {
    const page = await chrome.newPage()
    // An address of its own, where its pictures come from: what cannot be loaded would draw every card a second time.
    await page.route('**', (route) => {
      const isPage = route.request().resourceType() === 'document'
      return route.fulfill(
        isPage
          ? { contentType: 'text/html', body: '<!doctype html>' }
          : { contentType: 'image/png', body: dot }
      )
    })
    await page.goto('http://cards.example/')
    await page.addStyleTag({ content: style })
    await page.addScriptTag({ content: script, type: 'module' })
    await page.waitForFunction('window.mountKit')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const taken = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
    }
    const mount = async (name) => {
      const before = await taken()
      await page.evaluate(name === 'kit' ? 'window.mountKit()' : 'window.mountPlain()')
      const took = (await taken()) - before
      const count = await page.evaluate('document.body.lastElementChild.querySelectorAll("*").length')
      await page.evaluate('window.unmount()')
      return { took, count }
    }
    return { page, mount }
  }
}
