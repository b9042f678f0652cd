// npm run bench:docs: how long a reader on a slow phone waits for the documentation that `npm run docs` wrote.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { visit } from '../site/bench/visit.mjs'
import { browser } from './browser.mjs'
import { root } from './run.mjs'
import { giveUp } from './say.mjs'
import { serveFolder } from './serveFolder.mjs'

const folder = `${root}/docs-static`
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
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
const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox'] })
const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (bytes) => (bytes / 1000).toFixed(0)
process.stdout.write('Slow 4G (1.6 Mbps, 150 ms), processor 4 times slower, nothing kept.\n')
process.stdout.write(
  `${'page'.padEnd(60)}${'first ms'.padStart(10)}${'largest ms'.padStart(12)}${'kB'.padStart(8)}\n`
)
for (const page of pages) {
  const visits = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(chrome, `${server.url}/${page}`))
  const [first, largest] = [middle(visits.map(({ fcp }) => fcp)), middle(visits.map(({ lcp }) => lcp))]
  const weight = middle(visits.map(({ bytes }) => Object.values(bytes).reduce((all, each) => all + each, 0)))
  const figures = [Math.round(first).toString().padStart(10), Math.round(largest).toString().padStart(12)]
  process.stdout.write(`${page.padEnd(60)}${figures.join('')}${kilobytes(weight).padStart(8)}\n`)
}
await chrome.close()
server.close()
