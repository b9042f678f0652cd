// npm run bench:docs: how long a reader on a slow phone waits for the documentation that `npm run docs` wrote.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { chromium } from 'playwright-core'
import { visit } from '../site/bench/visit.mjs'
import { root } from './run.mjs'
import { giveUp } from './say.mjs'

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
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

if (!existsSync(`${folder}/index.html`)) giveUp('There is no documentation yet: npm run docs writes it.')

/** Serves the folder as GitHub Pages does: with gzip for what is text. */
const server = createServer((request, answer) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  if (!existsSync(path) || !statSync(path).isFile()) return answer.writeHead(404).end()
  const type = types[extname(path)]
  answer.setHeader('content-type', type ?? 'application/octet-stream')
  if (type) answer.setHeader('content-encoding', 'gzip')
  const file = createReadStream(path)
  return type ? file.pipe(createGzip()).pipe(answer) : file.pipe(answer)
})
await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
const { port } = Object(server.address())

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (bytes) => (bytes / 1000).toFixed(0)
process.stdout.write('Slow 4G (1.6 Mbps, 150 ms), processor 4 times slower, nothing kept.\n')
process.stdout.write(
  `${'page'.padEnd(60)}${'first ms'.padStart(10)}${'largest ms'.padStart(12)}${'kB'.padStart(8)}\n`
)
for (const page of pages) {
  const visits = []
  for (let round = 0; round < rounds; round += 1)
    visits.push(await visit(browser, `http://localhost:${port}/${page}`))
  const [first, largest] = [middle(visits.map(({ fcp }) => fcp)), middle(visits.map(({ lcp }) => lcp))]
  const weight = middle(visits.map(({ bytes }) => Object.values(bytes).reduce((all, each) => all + each, 0)))
  const figures = [Math.round(first).toString().padStart(10), Math.round(largest).toString().padStart(12)]
  process.stdout.write(`${page.padEnd(60)}${figures.join('')}${kilobytes(weight).padStart(8)}\n`)
}
await browser.close()
server.close()
