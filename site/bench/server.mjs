// npm run bench:server: how many requests a second the built server answers, beside a bare server that sends the same
// bytes from memory and one that runs the one SQL query behind them: the ratios say what our work costs, whatever the
// machine. Each server is a process of its own, the load comes from this one, all on loopback.
//
// BENCH_DATABASES=postgres,pglite  BENCH_ROWS=1000,100000  BENCH_CONNECTIONS=1,20,200  choose what is measured;
// BENCH_SECONDS=1 is how long each figure is taken, BENCH_REQUESTS=200000 after how many the memory is looked at,
// BENCH_ONLY=bookings takes only what is made for one person alone, of that the rows whose names have the word.
import { cpus } from 'node:os'
import autocannon from 'autocannon'
import { startBare, withAnswers } from './besides.mjs'
import { addressOf } from './booker.mjs'
import { email, signIn } from './galleristByMail.mjs'
import { makeGallery } from './manyGalleries.mjs'
import { memoryOf } from './memoryOf.mjs'
import { printRow } from './printRow.mjs'
import { serve } from './product.mjs'
import { homeOf, questions } from './questions.mjs'
import { measureRows, printRows } from './rows.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 1)
const requests = Number(process.env.BENCH_REQUESTS ?? 200_000)
const connections = listed(process.env.BENCH_CONNECTIONS ?? '1,20,200').map(Number)
const sizes = listed(process.env.BENCH_ROWS ?? '1000,100000').map(Number)
const only = process.env.BENCH_ONLY
// As browsers ask.
const headers = { 'accept-encoding': 'gzip, br' }
// The limit of what one network may have made anew is on, as it is for visitors: each request that is to be answered
// anew comes from a network of its own, which the server is told as by a proxy.
const believing = { TRUST_PROXY: 'true' }
let visits = 0

console.log(`${cpus().length} cores, Node ${process.versions.node}, ${seconds} s a figure`)
for (const kind of listed(process.env.BENCH_DATABASES ?? 'postgres,pglite')) {
  for (const rows of sizes) {
    const gallery = await makeGallery(kind, rows)
    try {
      console.log(`\n${kind}, ${rows} works and as many items\n`)
      if (!only) await measureSpeed(gallery, rows)
      if (kind === 'postgres')
        printRows(await measureRows(gallery, rows, { rounds: 5, seconds, only: only ?? '' }))
      if (!only && requests > 0 && rows === Math.max(...sizes)) await measureMemory(gallery)
    } finally {
      await gallery.remove()
    }
  }
}

async function measureSpeed(gallery, rows) {
  // Of super users nothing is kept, as they may see more; what is asked of them here is what visitors see.
  const server = await serve({ ...gallery.env, ...believing, SUPER_EMAILS: email })
  const { cookie } = await signIn(server.url, gallery.env.GALLERY_DATA)
  const asked = await withAnswers(server.url, questions(rows, await exhibitionPath(server.url)), headers)
  const bare = await startBare(asked, gallery)
  // A process that has only just begun is slow: neither is measured so.
  for (const url of [server.url + asked[0].path, `${bare.url}/bytes/0`])
    await autocannon({ url, headers, connections: 20, amount: 10_000 })
  printRow(
    'path',
    'connections',
    'req/s',
    'p50 ms',
    'p99 ms',
    'of bytes',
    'of query',
    'anew, req/s',
    'of query'
  )
  printRow('---', ...Array(8).fill('--:'))
  for (const [number, { name, path, query }] of asked.entries()) {
    for (const count of connections) {
      const ours = await shoot(server.url, path, count)
      const bytes = await shoot(bare.url, `/bytes/${number}`, count)
      const plain = query && (await shoot(bare.url, `/query/${number}`, count))
      const anew =
        query && (await shoot(server.url, () => ({ path, headers: { ...fromElsewhere(), cookie } }), count))
      const { p50, p99 } = ours.latency
      const asList = plain
        ? [share(ours, plain), perSecond(anew).toFixed(0), share(anew, plain)]
        : ['', '', '']
      printRow(name, count, perSecond(ours).toFixed(0), p50, p99, share(ours, bytes), ...asList)
    }
  }
  bare.stop()
  await server.stop()
}

/** As browsers ask, from a network that nobody asked from before. */
function fromElsewhere() {
  return { ...headers, 'x-forwarded-for': addressOf(visits++) }
}

/** The resident memory of a server that has only just begun, and after more and more requests. */
async function measureMemory({ env }) {
  const server = await serve({ ...env, ...believing })
  const looks = [0, Math.min(1000, requests / 8), requests / 4, requests / 2, requests]
  const seen = [(await memoryOf(server.pid)).now]
  for (const [index, until] of looks.slice(1).entries()) {
    const amount = until - (looks[index] ?? 0)
    await autocannon({ url: `${server.url}/es`, headers, connections: 20, amount })
    seen.push((await memoryOf(server.pid)).now)
  }
  console.log(`\nmemory after ${looks.join(', ')} requests: ${seen.join(', ')} MB`)
  // Pages that nobody asked for before: what is kept of them is bounded.
  const others = Math.min(1_000, requests / 10)
  await autocannon({
    ...loadOf(server.url, () => ({ path: homeOf(visits), headers: fromElsewhere() })),
    connections: 20,
    amount: others,
  })
  console.log(`and after ${others} more, each another page: ${(await memoryOf(server.pid)).now} MB`)
  await server.stop()
}

async function exhibitionPath(url) {
  const { data } = await (await fetch(`${url}/api/events?exhibitions=true`)).json()
  return new URL((await fetch(`${url}/es/exhibitions/${data[0].id}`)).url).pathname
}

async function shoot(url, asking, count) {
  const load = { ...loadOf(url, asking), connections: count }
  // Some that nobody counts.
  await autocannon({ ...load, amount: count * 5 })
  const taken = await autocannon({ ...load, duration: seconds })
  if (taken.non2xx > 0 || taken.errors > 0) {
    const answers = Object.entries(taken.statusCodeStats).map(([status, { count }]) => `${count} × ${status}`)
    throw new Error(`${url} failed: ${answers.join(', ')}, ${taken.errors} errors`)
  }
  return taken
}

/** What is asked: a path, or what makes path and headers for each request. */
function loadOf(url, asking) {
  if (typeof asking === 'string') return { url: url + asking, headers }
  return { url, requests: [{ setupRequest: (request) => ({ ...request, ...asking() }) }] }
}

function perSecond({ requests: { total }, duration }) {
  return total / duration
}

function share(ours, theirs) {
  return `${((perSecond(ours) / perSecond(theirs)) * 100).toFixed(0)} %`
}

function listed(words) {
  return words.split(',').filter((word) => word !== '')
}
