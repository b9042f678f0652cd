// npm run bench:docs: how long a reader on a slow phone waits for the documentation that `npm run docs` wrote.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { root } from '../../scripts/run.mjs'
import { giveUp } from '../../scripts/say.mjs'
import { serveFolder } from '../../scripts/serveFolder.mjs'
import { median } from './trend.mjs'
import { visit } from './visit.mjs'

const folder = `${root}/docs-static`
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const pages = [
  'es/index.html',
  'es/components/Button.html',
  'es/components/Dialog.html',
  'es/components/TimelineGrid.html',
  'es/components/DataTable.html',
  'es/guides/begin.html',
]
if (!existsSync(`${folder}/index.html`)) giveUp('There is no documentation yet: npm run docs writes it.')

// As GitHub Pages does.
const server = await serveFolder(folder, { gzip: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const kilobytes = (bytes) => (bytes / 1000).toFixed(0)
process.stdout.write('Slow 4G (1.6 Mbps, 150 ms), processor 4 times slower, nothing kept.\n')
process.stdout.write(
  `${'page'.padEnd(60)}${'first ms'.padStart(10)}${'largest ms'.padStart(12)}${'kB'.padStart(8)}\n`
)
for (const page of pages) {
  const visits = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, `${server.url}/${page}`))
  const [first, largest] = [median(visits.map(({ fcp }) => fcp)), median(visits.map(({ lcp }) => lcp))]
  const weight = median(visits.map(({ bytes }) => Object.values(bytes).reduce((all, each) => all + each, 0)))
  const figures = [Math.round(first).toString().padStart(10), Math.round(largest).toString().padStart(12)]
  process.stdout.write(`${page.padEnd(60)}${figures.join('')}${kilobytes(weight).padStart(8)}\n`)
}
await browser.close()
server.close()
