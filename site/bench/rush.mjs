// npm run rush: thousands of people want the same few places at once, from three processes of the built product on one
// PostgreSQL. Nobody may get a place that is not there, everybody gets an answer, and each booking's mail leaves once.
//
// RUSH_ATTEMPTS=10000  RUSH_CLIENTS=200  RUSH_SLOTS=50  RUSH_PROCESSES=3  choose how many of each.
import { cpus } from 'node:os'
import { addressOf, book, kindsOf, percentile } from './booker.mjs'
import { allMailsSent, arrivals, bookingFaults } from './reckoning.mjs'
import { openSlots, openStage } from './stage.mjs'

const attempts = Number(process.env.RUSH_ATTEMPTS ?? 10_000)
const clients = Number(process.env.RUSH_CLIENTS ?? 200)
const processes = Number(process.env.RUSH_PROCESSES ?? 3)
/** Slots for one person, as for a studio visit, up to twenty. */
const limits = Array.from({ length: Number(process.env.RUSH_SLOTS ?? 50) }, (_, slot) => (slot % 20) + 1)

const stage = await openStage(processes)
try {
  const slots = await openSlots(stage.lucia, limits)
  const begun = performance.now()
  const answers = (
    await Promise.all(Array.from({ length: clients }, (_, client) => visitor(client, slots)))
  ).flat()
  const seconds = (performance.now() - begun) / 1000
  await allMailsSent(stage)
  await report(answers, seconds)
} finally {
  await stage.close()
}

/** Four people who try one slot after the other, each from a network of their own, now and then one they have already. */
async function visitor(client, slots) {
  const answers = []
  for (let attempt = 0; attempt < attempts / clients; attempt += 1) {
    const { url } = stage.apps[(client + attempt) % processes]
    const slot = slots[Math.floor(Math.random() * slots.length)].id
    const person = attempt % 4
    const name = `rush-${client}-${person}`
    answers.push(await book(url, { name, address: addressOf(client * 4 + person), slot }))
  }
  return answers
}

async function report(answers, seconds) {
  const booked = answers.filter(({ kind }) => kind === '201')
  const faults = await bookingFaults(stage, booked)
  const lost = answers.filter(({ kind }) => ['cut', 'hung', 'unsaid'].includes(kind))
  if (lost.length > 0) faults.push(`${lost.length} attempts got no answer: ${kindsOf(lost)}`)
  const places = limits.reduce((sum, limit) => sum + limit, 0)
  const mailed = await arrivals(stage)
  const once = mailed.filter(({ times }) => times === 1).length
  if (mailed.length !== booked.length)
    faults.push(`${mailed.length} bookings were made, ${booked.length} answered`)
  for (const { email, times } of mailed)
    if (times !== 1) faults.push(`a mail to ${email} arrived ${times} times`)
  const times = answers.map(({ ms }) => ms)
  console.log(`${cpus().length} cores, Node ${process.versions.node}, ${processes} processes, PostgreSQL\n`)
  console.log(`attempts               ${answers.length} by ${clients} at once`)
  console.log(`answers                ${kindsOf(answers)}`)
  console.log(`places                 ${places} in ${limits.length} slots`)
  console.log(`bookings               ${booked.length}`)
  console.log(`their mails            ${once} arrived once`)
  console.log(`an attempt takes       p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`)
  console.log(`attempts a second      ${Math.round(answers.length / seconds)}`)
  for (const fault of faults.slice(0, 20)) console.log(`WRONG: ${fault}`)
  console.log(faults.length === 0 ? '\nAll is well.' : `\n${faults.length} things are wrong.`)
  if (faults.length > 0) process.exitCode = 1
}
