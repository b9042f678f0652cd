// npm run bench:iiif: what it takes to open a painting of 60 megapixels in a viewer: its description, a first tile and a full
// view, each made anew and again, then 200 tiles at 20 connections, beside the same tiles as plain files of a bare server in
// the same run. Ends with 1 when the server's process took more than 600 MB.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { email, signIn } from './galleristByMail.mjs'
import { memoryOf } from './memoryOf.mjs'
import { printRow } from './printRow.mjs'
import { serve } from './product.mjs'

const sharp = createRequire(new URL('../../packages/api/package.json', import.meta.url))('sharp')
/** Of the painting, in pixels. */
const size = { width: 9_000, height: 6_667 }
const tile = 512
const most = 600
const connections = 20

const data = await mkdtemp(join(tmpdir(), 'gallery-iiif-'))
const env = { GALLERY_DATA: data, DATABASE_URL: '', SUPER_EMAILS: email }
// Making the database takes more memory than anything after it: measured is a server that finds one.
await (await serve(env)).stop()
const server = await serve(env)
const bare = fork(fileURLToPath(new URL('./bareTiles.mjs', import.meta.url)))
const [{ url: bareUrl }] = await once(bare, 'message')
try {
  const service = await hangPainting()
  console.log(
    `${size.width} × ${size.height} pixels, ${(await memoryOf(server.pid)).peak} MB after its tiles were made\n`
  )
  await openIt(service)
  await loadTiles(service)
  const { peak, now } = await memoryOf(server.pid)
  console.log(`\n${peak} MB at most, ${now} MB after`)
  if (peak > most) process.exitCode = 1
} finally {
  bare.kill()
  await server.stop()
  await rm(data, { recursive: true, force: true })
}

/** Uploads a painting, waits until its tiles are made, and gives its address in the Image API. */
async function hangPainting() {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 }
  const ground = { create: { width: 900, height: 667, channels: 3, background: '#888', noise: grain } }
  const small = await sharp(ground).png().toBuffer()
  const painting = await sharp(small).resize(size).jpeg({ quality: 90 }).toBuffer()
  const { ask, send } = await signIn(server.url, data)
  const { text } = await ask('/api/works', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title_es: 'Sesenta millones', public: true }),
  })
  const work = JSON.parse(text).data
  await send('pintura.jpg', painting, `/api/works/${work.id}/images`)
  for (;;) {
    const [image] = (await (await fetch(`${server.url}/api/works/${work.id}`)).json()).data.public_images
    if (image?.picture.widths.length > 0) return `${server.url}/iiif/3/images.${image.file}`
    await pause(500)
  }
}

async function openIt(service) {
  console.log('| asked | anew, ms | again, ms | bytes |\n|---|--:|--:|--:|')
  for (const [name, path] of [
    ['description', 'info.json'],
    ['first tile', `0,0,${tile},${tile}/${tile},${tile}/0/default.jpg`],
    ['view of 1,440', 'full/1440,/0/default.jpg'],
    ['the largest', 'full/max/0/default.jpg'],
  ]) {
    const [anew, again] = [await timed(`${service}/${path}`), await timed(`${service}/${path}`)]
    printRow(name, anew.ms, again.ms, anew.bytes)
  }
}

async function timed(url) {
  const began = performance.now()
  const answer = await fetch(url)
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return { ms: (performance.now() - began).toFixed(1), bytes: byteLength }
}

async function loadTiles(service) {
  const paths = []
  for (let top = 0; top + tile <= size.height; top += tile) {
    for (let left = 0; left + tile <= size.width; left += tile)
      paths.push(`${left},${top},${tile},${tile}/${tile},${tile}/0/default.jpg`)
  }
  const asked = paths.slice(0, 200)
  console.log(
    `\n| ${asked.length} tiles, ${connections} connections | seconds | tiles a second | p95, ms |\n|---|--:|--:|--:|`
  )
  row('made anew', await loadAll(asked.map((path) => `${service}/${path}`)))
  const kept = await loadAll(asked.map((path) => `${service}/${path}`))
  row('kept', kept)
  bare.send(join(data, 'iiif'))
  const [names] = await once(bare, 'message')
  const files = names.filter((name) => name.endsWith('.jpg')).slice(0, asked.length)
  const plain = await loadAll(files.map((name) => `${bareUrl}/${name}`))
  row('as plain files', plain)
  console.log(`\nKept tiles take ${(kept.seconds / plain.seconds).toFixed(1)} times as long as plain files.`)
}

/** Asks for all, so many at once. */
async function loadAll(urls) {
  const waiting = [...urls]
  const times = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let url = waiting.shift(); url; url = waiting.shift()) times.push(Number((await timed(url)).ms))
    })
  )
  times.sort((one, other) => one - other)
  return {
    seconds: (performance.now() - began) / 1_000,
    count: urls.length,
    p95: times[Math.floor(times.length * 0.95)],
  }
}

function row(name, { seconds, count, p95 }) {
  printRow(name, seconds.toFixed(2), (count / seconds).toFixed(0), p95)
}
