// The second half of npm run faults: one process of the built product with a PostgreSQL of its own, as `npm start` has it.
// A trace of system calls shows that each booking was synced to the disk before it was answered; then all of its
// processes are killed at once, again and again, at random moments while people book, and nothing that was answered is
// lost. A copy of the data folder, taken at a moment, starts and has it too. Last, the disk is full: it says so, goes on
// reading, and takes bookings again when there is space.
//
// FAULTS_ROUNDS=50, FAULTS_SEED and FAULTS_CLIENTS=20 are as in the first half.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addressOf, book, kindsOf, percentile } from './booker.mjs'
import { clusterIn, megabytesOf, processesIn, tellAll } from './clusterProcesses.mjs'
import { loadDemo } from './product.mjs'
import { randomBy } from './randomBy.mjs'
import { source } from './source.mjs'
import { openSlots } from './stage.mjs'
import { traceSyncs } from './syncTrace.mjs'
import { passOverPictures, withDatabase } from './withDatabase.mjs'

const { openMailbox } = await source('site/e2e/mailbox.ts')
const { startServer } = await source('site/e2e/server.ts')
const { gallerist } = await source('site/e2e/gallerist.ts')

const rounds = Number(process.env.FAULTS_ROUNDS ?? 50)
const clients = Number(process.env.FAULTS_CLIENTS ?? 20)
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)
const random = randomBy(seed)
const faults = []
let asked = 0

console.log(`\nThe gallery’s own PostgreSQL; FAULTS_SEED=${seed}\n`)
const data = await mkdtemp(join(tmpdir(), 'gallery-power-'))
const mailbox = await openMailbox()
const env = {
  GALLERY_DATA: data,
  DATABASE_URL: '',
  EMBEDDED_DATABASE: 'native',
  SMTP_URL: mailbox.url,
  TRUST_PROXY: 'true',
}
await loadDemo(env)
await passOverPictures(env)
let server = await startServer(env)
try {
  const slots = await openSlots(await gallerist(server.url, mailbox), Array(50).fill(5_000))
  const folder = await clusterIn(data)
  await showSyncs(folder, slots)
  const booked = await killAgainAndAgain(folder, slots)
  await server.stop()
  await compare(data, booked, 'after the last kill')
  await fillTheDisk(slots)
} finally {
  await server.kill()
  await mailbox.close()
  await rm(data, { recursive: true, force: true })
}
for (const fault of faults.slice(0, 20)) console.log(`WRONG: ${fault}`)
console.log(faults.length === 0 ? '\nAll is well.' : `\n${faults.length} things are wrong.`)
process.exit(faults.length === 0 ? 0 : 1)

/** One booking after the other, each with its moment of asking and of being answered. */
async function showSyncs(folder, slots) {
  const trace = await traceSyncs(await processesIn(folder), join(data, 'trace'))
  if (trace === null) return console.log('strace is not here: what is synced was not traced')
  const answers = []
  for (let number = 0; number < 50; number += 1) {
    const sent = Date.now()
    const { kind } = await bookOne(slots)
    answers.push({ kind, sent, answered: Date.now() })
  }
  const { commits, together, unsynced, syncs } = await trace.stop()
  const booked = answers.filter(({ kind }) => kind === '201')
  const within = (moments) => (booking) =>
    moments.some((moment) => booking.sent <= moment && moment <= booking.answered)
  const alone = booked.filter(within(commits)).length
  const shown = booked.filter(within([...commits, ...together]))
  console.log(
    `traced                 ${booked.length} bookings answered, ${shown.length} of them synced before (${shown.length - alone} with others’); ${syncs} syncs`
  )
  if (booked.length < 40) faults.push(`only ${booked.length} of 50 bookings were answered while traced`)
  if (shown.length < booked.length)
    faults.push(`${booked.length - shown.length} bookings were answered unsynced`)
  if (unsynced.length > 0)
    faults.push(`${unsynced.length} answers between writing and syncing: ${unsynced[0]}`)
}

async function killAgainAndAgain(folder, slots) {
  const answers = []
  const backAfter = []
  let copies = 0
  for (let round = 0; round < rounds; round += 1) {
    let over = false
    const before = answers.length
    const visits = Array.from({ length: clients }, () => visitor(slots, () => over, answers))
    // Whatever else the machine does, everybody was answered about once.
    for (let waited = 0; waited < 300 && answers.length < before + clients; waited += 1) await pause(50)
    await pause(random() * 1_200)
    if (round % 10 === 5) {
      await copyAndCompare(folder, answers)
      copies += 1
    }
    // The server first, that nobody is left to start anything; none of them hears of it.
    const all = await processesIn(folder)
    const killed = server.kill()
    tellAll(all, 'SIGKILL')
    await killed
    // It takes its sign away when it has time to end.
    if (!existsSync(join(folder, 'postmaster.pid'))) faults.push('PostgreSQL was not killed, it ended')
    over = true
    await Promise.all(visits)
    const begun = performance.now()
    server = await startServer(env)
    backAfter.push(performance.now() - begun)
  }
  const booked = answers.filter(({ kind }) => kind === '201').map(({ email }) => email)
  const memory = await megabytesOf(await processesIn(folder))
  console.log(`killed                 ${rounds} times all processes at once; ${copies} copies taken`)
  console.log(`attempts to book       ${answers.length}: ${kindsOf(answers)}`)
  console.log(
    `serves again after     p50 ${percentile(backAfter, 0.5)} ms, at most ${percentile(backAfter, 1)} ms; PostgreSQL takes ${memory} MB`
  )
  return booked
}

/** What a snapshot of the disk has: all that was answered until then. */
async function copyAndCompare(folder, answers) {
  const all = await processesIn(folder)
  const booked = answers.filter(({ kind }) => kind === '201').map(({ email }) => email)
  tellAll(all, 'SIGSTOP')
  const copy = `${data}-copy`
  try {
    await promisify(execFile)('cp', ['-a', data, copy])
  } finally {
    tellAll(all, 'SIGCONT')
  }
  await compare(copy, booked, 'in a copy')
  await rm(copy, { recursive: true, force: true })
}

async function compare(place, booked, where) {
  const rows = await inside(place, 'select email from appointments')
  const there = new Set(rows.rows.map(({ email }) => email))
  const lost = booked.filter((email) => !there.has(email))
  if (lost.length > 0)
    faults.push(`${lost.length} of ${booked.length} bookings are lost ${where}: ${lost[0]}`)
  console.log(
    `${where.padEnd(22)} ${booked.length} bookings were answered, ${booked.length - lost.length} are there`
  )
}

async function visitor(slots, isOver, answers) {
  while (!isOver()) {
    const answer = await bookOne(slots)
    answers.push(answer)
    if (answer.kind !== '201') await pause(100)
  }
}

function bookOne(slots) {
  asked += 1
  const slot = slots[asked % slots.length].id
  return book(server.url, { name: `power-${asked}`, address: addressOf(asked), slot })
}

/** On a disk of its own that another program fills, which takes root on Linux. */
async function fillTheDisk(slots) {
  const disk = `${data}-disk`
  await mkdir(disk)
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', disk])
  } catch {
    return console.log('no disk can be mounted here: a full one was not tried')
  }
  try {
    const place = join(disk, 'data')
    await cp(data, place, { recursive: true })
    server = await startServer({ ...env, GALLERY_DATA: place })
    const filler = join(disk, 'filler')
    for (const piece of [1_000_000, 4_096]) while (await fits(filler, piece));
    const full = []
    for (let number = 0; number < 40; number += 1) full.push(await bookPlainly(slots))
    // The log of the database has no space either.
    await inside(place, 'select pg_switch_wal()').catch(() => {})
    for (let number = 0; number < 60; number += 1) {
      full.push(await bookPlainly(slots))
      await pause(50)
    }
    const page = await fetch(`${server.url}/es`)
    await rm(filler)
    let taken = 0
    for (let tries = 0; tries < 60 && taken !== 201; tries += 1) {
      await pause(500)
      taken = await bookPlainly(slots)
    }
    console.log(
      `on a full disk         ${kindsOf(full.map((kind) => ({ kind })))}; a page ${page.status}; with space again ${taken}`
    )
    if (!full.includes(507)) faults.push('a full disk was not said')
    if (full.at(-1) !== 507) faults.push(`the last booking on a full disk was answered with ${full.at(-1)}`)
    if (page.status !== 200) faults.push(`a page on a full disk is ${page.status}`)
    if (taken !== 201) faults.push(`with space again a booking is ${taken}`)
  } finally {
    await server.stop()
    await promisify(execFile)('umount', [disk])
    await rm(disk, { recursive: true, force: true })
  }
}

/** The status alone: a full disk is none of the answers that a rush expects. */
async function bookPlainly(slots) {
  const { kind, status } = await bookOne(slots)
  return kind === 'unsaid' ? status : Number(kind) || kind
}

async function fits(file, bytes) {
  return appendFile(file, Buffer.alloc(bytes)).then(
    () => true,
    () => false
  )
}

/** What a statement finds in the database of a data folder, which a server may have open. */
function inside(place, statement) {
  return withDatabase({ GALLERY_DATA: place }, (db) => db.execute(statement), { joins: true })
}
