// npm run soak: what a gallery's day brings, for an hour, on three processes of the built product behind the documented
// nginx, over loopback: visitors who see what is kept and what is made for them, who is signed in, bookings that are
// confirmed by their mail and cancelled, saving in the panel, uploads. Every process is asked for its memory. At the end
// it is said whether memory and the slowest answers stayed as they were (`trend.mjs`), and whether anything failed.
//
// SOAK_MINUTES=60 says how long, SOAK_RATE=1 how many times as much as below is asked, SOAK_PROCESSES=3 of how many.
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { nginx } from '../../scripts/nginx.mjs'
import { addressOf, book, change, percentile } from './booker.mjs'
import { printRow } from './printRow.mjs'
import { openSlots, openStage } from './stage.mjs'
import { isFlat, median, trendOf } from './trend.mjs'
import { pictureUpload } from './uploads.mjs'

const minutes = Number(process.env.SOAK_MINUTES ?? 60)
const rate = Number(process.env.SOAK_RATE ?? 1)
const processes = Number(process.env.SOAK_PROCESSES ?? 3)
/** Milliseconds of what is told together: a twentieth of a short run, a minute of a long one. */
const span = Math.min(60_000, Math.max(15_000, (minutes * 60_000) / 20))
/** How many of a kind are under way at once at most; whoever would be one more does not come. */
const most = 20
/** Files take space: no more than this are uploaded, each deleted again. */
const uploads = 200
/** What may grow from end to end and still count as flat, as a share. */
const limits = { memory: 0.1, latency: 0.3 }
const token = 'soak-soak-soak-soak'
const words = ['patio', 'línea', 'azul', 'papel', 'serie', 'noche', 'esquina', 'trama', 'color', 'eje']
const pages = ['/es', '/en', '/es/exhibitions', '/es/works', '/en/artists', '/es/collections', '/es/about']

const behind = (await nginx()) === '' ? undefined : 'nginx'
const stage = await openStage(processes, { behind, env: { METRICS_TOKEN: token } })
const { url, lucia } = stage
const state = { times: {}, faults: [], later: [], turnedAway: 0 }
let networks = 0
/** What somebody sends who comes from a network of their own. */
function from() {
  networks += 1
  return { headers: { 'x-forwarded-for': addressOf(networks), 'accept-encoding': 'gzip, br' } }
}
try {
  const slots = await openSlots(lucia, Array(50).fill(200))
  const { data: events } = await (await lucia.get('/api/events?exhibitions=true')).json()
  const event = events[0].id
  const upload = await pictureUpload(lucia)
  /** Each kind: how often a second, and what it does; what comes back is what went wrong. */
  const kinds = {
    kept: [10, (turn) => sees(fetch(url + pages[turn % pages.length], from()))],
    anew: [2, (turn) => sees(fetch(`${url}/es/search?q=${words[turn % words.length]}+${turn}`, from()))],
    list: [
      2,
      (turn) => sees(fetch(`${url}/api/works?page=${(turn % 5) + 1}&query=${words[turn % 10]}`, from())),
    ],
    signedIn: [1, (turn) => sees(lucia.get(pages[turn % pages.length]))],
    panel: [1, (turn) => sees(lucia.get(`/api/works?showAll=true&page=${(turn % 5) + 1}`))],
    booking: [0.5, (turn) => booking(turn, slots[turn % slots.length].id)],
    save: [0.2, (turn) => sees(lucia.patch(`/api/events/${event}`, { title_es: `Nombre ${turn}` }))],
    upload: [0.05, (turn) => (turn < uploads ? uploaded(upload, event) : undefined)],
  }
  await run(kinds)
} finally {
  await stage.close()
}

async function sees(answering) {
  const answer = await answering
  await answer.arrayBuffer()
  return answer.ok ? undefined : String(answer.status)
}

/** Somebody books, confirms by the mail that comes, and cancels. */
async function booking(turn, slot) {
  const address = addressOf(8_000_000 + turn)
  const name = `soak-${turn}`
  const { kind, message } = await book(url, { name, address, slot })
  if (kind !== '201') return `${kind} ${message}`
  later(async () => {
    const { text } = await stage.mailbox.newest(`${name}@example.org`, /./)
    const link = /\/appointments\/(?:confirm|move)\/([\w-]+)/.exec(text)?.[1]
    for (const does of ['confirm', 'cancel']) {
      const done = await change(url, { token: link, does, address })
      if (done.kind !== '200') return `${does}: ${done.kind} ${done.message}`
    }
    return undefined
  })
  return undefined
}

async function uploaded(upload, event) {
  const { status, images } = await upload(url, event)
  if (status !== 201) return String(status)
  return sees(lucia.delete(`/api/events/${event}/images/${images.at(-1).id}`))
}

/** What goes on after an answer, such as a mail that is waited for. */
function later(work) {
  state.later.push(work().then(note('mail'), (error) => note('mail')(String(error))))
}

function note(kind) {
  return (fault) => {
    if (fault !== undefined) state.faults.push(`${kind}: ${fault}`)
  }
}

async function run(kinds) {
  console.log(
    `${cpus().length} cores, Node ${process.versions.node}, ${processes} processes${behind ? ' behind nginx' : ''}, ${minutes} minutes\n`
  )
  const names = Object.keys(kinds)
  printRow('minute', ...names.map((name) => `${name} p50 / p99`), 'RSS MB', 'heap MB', 'faults')
  printRow('--:', ...names.map(() => '--:'), '--:', '--:', '--:')
  const end = performance.now() + minutes * 60_000
  const coming = names.map((name) => come(name, kinds[name], end))
  const rows = []
  while (performance.now() < end - span / 2) {
    const memory = await watchMemory(Math.min(span, end - performance.now()))
    const times = state.times
    state.times = {}
    rows.push({ times, memory })
    const minute = ((rows.length * span) / 60_000).toFixed(1)
    const cells = names.map(
      (name) => `${percentile(times[name] ?? [], 0.5)} / ${percentile(times[name] ?? [], 0.99)}`
    )
    printRow(minute, ...cells, Math.round(memory.rss), Math.round(memory.heap), state.faults.length)
  }
  await Promise.all(coming)
  await Promise.all(state.later)
  judge(names, rows)
}

/** People of one kind come at their pace, whether or not those before have been answered. */
async function come(name, [often, does], end) {
  const pace = 1_000 / (often * rate)
  const underway = new Set()
  for (let turn = 0; performance.now() < end; turn += 1) {
    if (underway.size >= most) state.turnedAway += 1
    else {
      const begun = performance.now()
      const asked = Promise.resolve(does(turn))
        .then(note(name), (error) => note(name)(String(error)))
        .then(() => {
          underway.delete(asked)
          state.times[name] = [...(state.times[name] ?? []), performance.now() - begun]
        })
      underway.add(asked)
    }
    await pause(pace)
  }
  await Promise.all(underway)
}

/** What all processes take, in megabytes: the middle of what is resident, the least of the heap, which is what is in use. */
async function watchMemory(milliseconds) {
  const looks = []
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const each = await Promise.all(stage.apps.map((app) => memoryOf(app.url)))
    looks.push({ rss: sum(each, 'rss'), heap: sum(each, 'heap') })
    await pause(Math.max(0, Math.min(3_000, end - performance.now())))
  }
  return { rss: median(looks.map(({ rss }) => rss)), heap: Math.min(...looks.map(({ heap }) => heap)) }
}

async function memoryOf(address) {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const told = await answer.text()
  const value = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(told)?.[1]) / 1_048_576
  return { rss: value('process_resident_memory_bytes'), heap: value('nodejs_heap_size_used_bytes') }
}

function sum(values, name) {
  return values.reduce((total, value) => total + value[name], 0)
}

/** The first quarter is left out: what is kept fills, and the compiler learns. */
function judge(names, rows) {
  const settled = rows.slice(Math.floor(rows.length / 4))
  const series = [
    ['memory, resident', settled.map(({ memory }) => memory.rss), limits.memory],
    ['memory, heap in use', settled.map(({ memory }) => memory.heap), limits.memory],
    ...names.map((name) => [
      `p99 of ${name}`,
      settled.flatMap(({ times }) => (times[name] ? [percentile(times[name], 0.99)] : [])),
      limits.latency,
    ]),
  ]
  console.log()
  printRow('from end to end', 'middle', 'growth', 'z', '')
  printRow('---', '--:', '--:', '--:', '---')
  const rising = series.filter(([what, values, share]) => {
    const { growth, z } = trendOf(values)
    const flat = isFlat(values, share)
    printRow(
      what,
      Math.round(median(values)),
      `${Math.round(growth * 100)} %`,
      z.toFixed(1),
      flat ? 'flat' : 'RISES'
    )
    return !flat
  })
  const deaths = stage.apps.flatMap((app) => app.deaths)
  const wrong = [...state.faults, ...deaths]
  console.log(`\nturned away ${state.turnedAway}, mails ${stage.mailbox.mails.length}`)
  for (const fault of wrong.slice(0, 20)) console.log(`WRONG: ${fault}`)
  console.log(
    `\n${wrong.length === 0 ? 'No error was seen' : `${wrong.length} errors were seen`}; ${rising.length === 0 ? 'everything is flat.' : `${rising.map(([what]) => what).join(', ')} rises.`}`
  )
  if (wrong.length > 0 || rising.length > 0) process.exitCode = 1
}
