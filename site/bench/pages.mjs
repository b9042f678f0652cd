// npm run bench:pages: every public page on a slow phone, beside the libraries alone and beside the same page without
// scripts; then Lighthouse. Opens Chromium on this machine only. `-- /es /es/about` measures some pages.
import { cpus } from 'node:os'
import { chromium } from '@playwright/test'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'
import { floorBytes } from './floor.mjs'
import { categories, openLighthouse } from './lighthouse.mjs'
import { picturesMade } from './picturesMade.mjs'
import { startProduct } from './product.mjs'
import { publicRoutes } from './publicRoutes.mjs'
import { visit } from './visit.mjs'
import { withoutScripts } from './withoutScripts.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 1)
const homeRounds = Math.max(rounds, 3)
const chosen = process.argv.slice(2).filter((word) => word.startsWith('/'))
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const port = await freePort()
const product = await startProduct({ PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port) })
const aims = []

try {
  const routes = chosen.length > 0 ? chosen : await publicRoutes(product.url)
  await picturesMade(product.url, routes)
  console.log(`${cpus().length} cores, Node ${process.versions.node}\n`)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  try {
    await measureVisits(browser, routes)
  } finally {
    await browser.close()
  }
  await measureLighthouse(routes)
} finally {
  await product.stop()
}

console.log('')
for (const { met, name, seen } of aims) console.log(`${met ? 'met  ' : 'SHORT'}  ${name}: ${seen}`)

async function measureVisits(browser, routes) {
  console.log(
    `Slow 4G (1.6 Mbps, 150 ms), processor 4 times slower, nothing kept; the median of ${rounds}, of home ${homeRounds}.\n`
  )
  line(
    'page',
    ...['html kB', 'css', 'js', 'fonts', 'img', 'requests', 'FCP ms', 'LCP', 'CLS', 'TBT', 'hydrated']
  )
  line('---', ...Array.from({ length: 11 }, () => '--:'))
  const shifts = []
  for (const route of routes) {
    const page = await median(browser, product.url + route, route === '/es' ? homeRounds : rounds)
    row(route, page)
    shifts.push(page.cls)
    if (route === '/es') await besideBare(browser, page)
  }
  aim('CLS of every page 0', Math.max(...shifts).toFixed(3), Math.max(...shifts) < 0.0005)
}

/** The home page beside the least that it could be: in scripts the libraries, in time the page without any. */
async function besideBare(browser, home) {
  const floor = await floorBytes()
  const weight = home.bytes.Script / floor
  aim(
    'JavaScript of home at most 1.25 times the libraries alone',
    `${weight.toFixed(2)} (${kilo(home.bytes.Script)} beside ${kilo(floor)} kB)`,
    weight <= 1.25
  )
  const still = await withoutScripts(product.url)
  const bare = await median(browser, still.url, homeRounds)
  await still.stop()
  row('the same without scripts', bare)
  const later = home.lcp / bare.lcp
  aim('LCP of home at most 1.3 times that without scripts', later.toFixed(2), later <= 1.3)
}

async function measureLighthouse(routes) {
  console.log('\nLighthouse, mobile preset.\n')
  line('page', ...categories, 'checks that failed')
  line('---', ...categories.map(() => '--:'), '---')
  const lighthouse = await openLighthouse(executablePath)
  const all = []
  try {
    for (const route of routes) {
      const { scores, failed } = await lighthouse.visit(product.url + route)
      all.push(scores)
      line(route, ...scores, failed.join(', '))
    }
  } finally {
    await lighthouse.stop()
  }
  for (const [index, name] of categories.entries()) {
    const least = Math.min(...all.map((scores) => scores[index]))
    const wanted = name === 'performance' ? 98 : 100
    aim(`Lighthouse ${name} at least ${wanted} on every page`, `${least} at the least`, least >= wanted)
  }
}

async function median(browser, url, times) {
  const visits = []
  for (let round = 0; round < times; round += 1) visits.push(await visit(browser, url))
  return visits.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(times / 2)]
}

function row(name, { bytes, requests, fcp, lcp, cls, blocking, hydrated }) {
  const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map((kind) => kilo(bytes[kind] ?? 0))
  const times = [fcp, lcp, cls.toFixed(3), blocking, hydrated]
  line(name, ...kinds, requests, ...times.map((time) => (typeof time === 'number' ? Math.round(time) : time)))
}

/** A line of a table in Markdown. */
function line(name, ...cells) {
  console.log(`| ${[name.padEnd(30), ...cells.map((cell) => String(cell).padStart(8))].join(' | ')} |`)
}

function aim(name, seen, met) {
  aims.push({ name, seen, met })
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(1)
}
