// npm run bench:kit: what each component of the kit weighs, what all of them and a whole screen do, and how fast they
// are beside plain React. `-- --write` puts the table of sizes into packages/ui/README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { browser } from './browser.mjs'
import { install } from './install.mjs'
import { root } from './run.mjs'
import { say } from './say.mjs'

await install()
const executablePath = await browser()
process.chdir(`${root}/packages/ui`)
const { budgets, everything, screen } = await import('../packages/ui/bench/budgets.mjs')
const { componentsOf } = await import('../packages/ui/bench/components.mjs')
const { kilobytes, sizeOf } = await import('../packages/ui/bench/sizes.mjs')
const { median, mountPage, renderTimes } = await import('../packages/ui/bench/speed.mjs')

const table = await sizeTable()
process.stdout.write(`${table}\n\n`)
if (process.argv.includes('--write')) writeTable(table)
await printSpeed()

async function sizeTable() {
  const ground = await sizeOf("import './src/global.css.ts'")
  const all = await everything()
  const whole = await screen()
  const head = (title) => [`| ${title} | JavaScript | styles |`, '|---|--:|--:|']
  const row = (name, js, css) => `| ${name} | ${js} | ${css} |`
  const allowed = ({ js, css }) => `${js / 1000} + ${css / 1000} kB allowed`
  return [
    ...head('Together'),
    row(`All public components (${allowed(budgets.everything)})`, kilobytes(all.js), kilobytes(all.css)),
    ...all.parts.map(({ name, js }) => row(`on use: ${name.split('/').at(-1)}`, kilobytes(js), '')),
    row(
      `A screen: dialog, toasts, field with error, button, select, table, pages, 12 cards, tabs (${allowed(budgets.screen)})`,
      kilobytes(whole.js),
      kilobytes(whole.css)
    ),
    row('The ground: theme and resets', '0.0', kilobytes(ground.css)),
    '',
    ...head('`@gallery/ui`'),
    ...(await rows('src/index.ts', ground, row)),
    '',
    ...head('`@gallery/ui/admin`'),
    ...(await rows('src/admin.ts', ground, row)),
  ].join('\n')
}

async function rows(entry, ground, row) {
  const lines = []
  for (const { name, path } of componentsOf(entry)) {
    const { js, css } = await sizeOf(`export { ${name} } from '${path}'`)
    lines.push(row(`\`${name}\``, kilobytes(js), kilobytes(Math.max(0, css - ground.css))))
  }
  return lines
}

function writeTable(table) {
  const readme = readFileSync('README.md', 'utf8')
  const marked = /(<!-- sizes -->\n).*?(<!-- \/sizes -->)/s
  writeFileSync('README.md', readme.replace(marked, `$1\n${table}\n\n$2`))
  say('Written into packages/ui/README.md')
}

async function printSpeed() {
  const render = await renderTimes()
  const mount = await mountTimes()
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
async function mountTimes() {
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
