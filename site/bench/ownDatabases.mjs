// npm run bench:own: the two databases that a gallery can run itself, side by side and by turns: how long they take to
// start, the memory and the folder that they take, bookings on one time and on fifty, and lists that are searched anew.
//
// BENCH_SECONDS=4 is how long each figure takes, BENCH_TURNS=3 how often; what is printed is the middle one.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, book, percentile } from './booker.mjs'
import { clusterIn, megabytesOf, processesIn } from './clusterProcesses.mjs'
import { printRow } from './printRow.mjs'
import { loadDemo, serve } from './product.mjs'
import { source } from './source.mjs'
import { openSlots } from './stage.mjs'
import { passOverPictures } from './withDatabase.mjs'

const { openMailbox } = await source('site/e2e/mailbox.ts')
const { gallerist } = await source('site/e2e/gallerist.ts')
const { forwarded } = await source('site/e2e/visitor.ts')

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const turns = Number(process.env.BENCH_TURNS ?? 3)
const people = 20
let asked = 0

console.log(
  `${cpus().length} cores, Node ${process.versions.node}, ${turns} turns of ${seconds} s, ${people} people\n`
)
const galleries = []
for (const kind of ['pglite', 'native']) galleries.push(await makeGallery(kind))
for (const gallery of galleries) await open(gallery)
for (let turn = 0; turn < turns; turn += 1) {
  for (const gallery of turn % 2 === 0 ? galleries : galleries.toReversed()) {
    gallery.onOne.push(await aSecond(() => bookOne(gallery, 1)))
    gallery.onFifty.push(await aSecond(() => bookOne(gallery, 50)))
    gallery.searched.push(await aSecond(() => search(gallery)))
  }
}
console.log('| | PGlite | PostgreSQL |\n|---|--:|--:|')
row('demo loaded into a new one, s', ({ loaded }) => (loaded / 1_000).toFixed(1))
row('the server starts, s', ({ starts }) => (percentile(starts, 0.5) / 1_000).toFixed(2))
row('folder with the demo, MB', ({ folder }) => folder)
row('memory after the start, MB', ({ idle }) => idle)
for (const gallery of galleries) gallery.busy = await memory(gallery)
row('memory after the runs, MB', ({ busy }) => busy)
row('bookings a second on one time', ({ onOne }) => percentile(onOne, 0.5))
row('bookings a second on fifty', ({ onFifty }) => percentile(onFifty, 0.5))
row('searches a second, each its own', ({ searched }) => percentile(searched, 0.5))
for (const { server, mailbox, data } of galleries) {
  await server.stop()
  await mailbox.close()
  await rm(data, { recursive: true, force: true })
}
process.exit(0)

function row(name, figure) {
  printRow(name, ...galleries.map(figure))
}

async function makeGallery(kind) {
  const data = await mkdtemp(join(tmpdir(), 'gallery-own-'))
  const mailbox = await openMailbox()
  const own = { GALLERY_DATA: data, EMBEDDED_DATABASE: kind }
  const env = { ...own, DATABASE_URL: '', SMTP_URL: mailbox.url, TRUST_PROXY: 'true' }
  const begun = performance.now()
  await loadDemo(env)
  const loaded = performance.now() - begun
  await passOverPictures(own)
  const starts = []
  for (let turn = 0; turn < turns; turn += 1) {
    const before = performance.now()
    const server = await serve(env)
    starts.push(performance.now() - before)
    await server.stop()
  }
  const folder = await megabytesIn(join(data, kind === 'native' ? 'postgres' : 'db'))
  return { kind, data, mailbox, env, loaded, starts, folder, onOne: [], onFifty: [], searched: [] }
}

async function open(gallery) {
  gallery.server = await serve(gallery.env)
  gallery.idle = await memory(gallery)
  gallery.slots = await openSlots(await gallerist(gallery.server.url, gallery.mailbox), Array(50).fill(5_000))
}

/** Of the server and, where it has one, of its PostgreSQL. */
async function memory({ kind, server, data }) {
  const own = await megabytesOf([server.pid])
  return kind === 'native' ? `${own} + ${await megabytesOf(await processesIn(await clusterIn(data)))}` : own
}

async function megabytesIn(folder) {
  let bytes = 0
  for (const name of await readdir(folder, { recursive: true })) {
    const { size } = await stat(join(folder, name)).catch(() => ({ size: 0 }))
    bytes += size
  }
  return Math.round(bytes / 1_000_000)
}

/** How often a second everybody together did something, one after the other each. */
async function aSecond(act) {
  const end = performance.now() + seconds * 1_000
  let done = 0
  async function person() {
    while (performance.now() < end) if (await act()) done += 1
  }
  await Promise.all(Array.from({ length: people }, person))
  return Math.round(done / seconds)
}

async function bookOne({ server, slots }, many) {
  asked += 1
  const slot = slots[asked % many].id
  return (await book(server.url, { name: `own-${asked}`, address: addressOf(asked), slot })).kind === '201'
}

async function search({ server }) {
  asked += 1
  const address = { [forwarded]: addressOf(asked) }
  const answer = await fetch(`${server.url}/api/works?query=${asked.toString(36)}`, { headers: address })
  await answer.text()
  return answer.ok
}
