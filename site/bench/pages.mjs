// npm run bench:pages: every public page on a slow phone, beside the libraries alone and beside the same page without
// scripts; then Lighthouse. Opens Chromium on this machine only. `-- /es /es/about` measures some pages.
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { floorBytes } from './floor.mjs'
import { scores } from './lighthouse.mjs'
import { startProduct } from './product.mjs'
import { publicRoutes } from './publicRoutes.mjs'
import { visit } from './visit.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const chosen = process.argv.slice(2).filter((word) => word.startsWith('/'))
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })

const routes = chosen.length > 0 ? chosen : await publicRoutes(product.url)
console.log(`slow 4G (1.6 Mbps, 150 ms), processor 4 times slower, nothing kept; median of ${rounds}\n`)
console.log(
  'page                                  KB: html   css    js fonts   img   req   FCP   LCP   CLS   TBT hydrated'
)
const measured = new Map()
for (const route of routes) {
  const page = await median(product.url + route)
  measured.set(route, page)
  console.log(row(route, page))
}

const floor = await floorBytes()
const home = measured.get('/es')
if (home) {
  const ratio = (home.bytes.Script ?? 0) / floor
  console.log(
    `\nThe libraries alone: ${kilo(floor)} KB. JavaScript of home beside them: ${ratio.toFixed(2)} (aim 1.25).`
  )
  const still = await withoutScripts(product.url)
  const page = await median(still.url)
  await still.stop()
  console.log(
    `The same home page without scripts: FCP ${ms(page.fcp)}, LCP ${ms(page.lcp)} ms. Ours beside it: ${(home.lcp / page.lcp).toFixed(2)} (aim 1.3).`
  )
}
await browser.close()

console.log('\nLighthouse, mobile                    performance accessibility practices   SEO')
for (const route of routes) {
  const found = await scores(product.url + route, executablePath)
  console.log(
    [route.padEnd(37), ...found.map((score) => String(Math.round(score * 100)).padStart(11))].join(' ')
  )
}
await product.stop()

async function median(url) {
  const visits = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url))
  return visits.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(rounds / 2)]
}

function row(route, { bytes, requests, fcp, lcp, cls, blocking, hydrated }) {
  const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map((kind) =>
    kilo(bytes[kind] ?? 0).padStart(5)
  )
  const times = [requests, ms(fcp), ms(lcp), cls.toFixed(3), ms(blocking), ms(hydrated)]
  return [route.slice(0, 40).padEnd(42), ...kinds, ...times.map((value) => String(value).padStart(5))].join(
    ' '
  )
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(1)
}

function ms(milliseconds) {
  return Math.round(milliseconds)
}

/** The home page as it is, but for its scripts: what a hand-written page of the same look would be. */
async function withoutScripts(origin) {
  const html = (await (await fetch(`${origin}/es`)).text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
  const small = brotliCompressSync(html)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      outgoing.end(small)
      return
    }
    // Its styles, fonts and pictures are ours, byte for byte.
    request(origin + incoming.url, { headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    }).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
