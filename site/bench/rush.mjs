// npm run rush: thousands of people want the same few places at once, from three processes of the built product on one
// PostgreSQL, through the documented nginx where this machine has one or Debian's can be installed: parties book, wait
// where it is full, take what they are offered or let it pass, come with others, at another time, or not at all. Nobody may
// get a place that is not there or be passed over, everybody gets an answer, and each mail leaves once.
//
// RUSH_ATTEMPTS=10000  RUSH_CLIENTS=200  RUSH_SLOTS=50  RUSH_PROCESSES=3  choose how many of each; RUSH_EDGE=no asks the
// processes themselves.
import { cpus } from 'node:os'
import { nginx } from '../../scripts/nginx.mjs'
import { addressOf, book, change, kindsOf, percentile, wait } from './booker.mjs'
import { passedOver, watchTurns } from './passedOver.mjs'
import { allMailsSent, allOffered, bookingFaults, forgotten, mailsArrived } from './reckoning.mjs'
import { openSlots, openStage } from './stage.mjs'

const attempts = Number(process.env.RUSH_ATTEMPTS ?? 10_000)
const clients = Number(process.env.RUSH_CLIENTS ?? 200)
const processes = Number(process.env.RUSH_PROCESSES ?? 3)
/** Slots for one person, as for a studio visit, up to twenty. */
const limits = Array.from({ length: Number(process.env.RUSH_SLOTS ?? 50) }, (_, slot) => (slot % 20) + 1)
/** How many come together at most. */
const largestParty = 4

const behind = process.env.RUSH_EDGE !== 'no' && (await nginx()) !== '' ? 'nginx' : undefined
const stage = await openStage(processes, { behind })
try {
  const slots = await openSlots(stage.lucia, limits)
  await stage.ask(`update events set largest_party = ${largestParty}`)
  await watchTurns(stage)
  const links = linksOf(stage.mailbox)
  const begun = performance.now()
  const answers = (
    await Promise.all(Array.from({ length: clients }, (_, client) => visitor(client, slots, links)))
  ).flat()
  const seconds = (performance.now() - begun) / 1000
  await allOffered(stage)
  await allMailsSent(stage)
  await report(answers, seconds)
} finally {
  await stage.close()
}

/**
 * Four people who try one slot after the other, each from a network of their own. Where it is full, one in three waits. One
 * attempt in three is about a booking that they have been mailed of.
 */
async function visitor(client, slots, links) {
  const answers = []
  for (let attempt = 0; answers.length < attempts / clients; attempt += 1) {
    const { url } = stage.edge ?? stage.apps[(client + attempt) % processes]
    const slot = slots[Math.floor(Math.random() * slots.length)]
    const person = attempt % 4
    const name = `rush-${client}-${person}`
    const asking = { name, address: addressOf(client * 4 + person), slot: slot.id }
    const token = links.oneOf(`${name}@example.org`)
    if (token && attempt % 3 === 0) {
      answers.push(await changeSomething(url, { token, address: asking.address }, slots))
      continue
    }
    const people = 1 + Math.floor(Math.random() * Math.min(largestParty, slot.limit))
    const answer = await book(url, { ...asking, people })
    answers.push({ does: 'book', ...answer })
    if (answer.kind === '409' && Math.random() < 1 / 3) {
      answers.push({ does: 'wait', ...(await wait(url, { ...asking, people })) })
    }
  }
  return answers
}

async function changeSomething(url, { token, address }, slots) {
  const any = Math.random()
  const does = any < 0.3 ? 'confirm' : any < 0.55 ? 'cancel' : any < 0.8 ? 'party' : 'move'
  const body = {
    party: { people: 1 + Math.floor(Math.random() * largestParty) },
    move: { place: slots[Math.floor(Math.random() * slots.length)].id },
  }[does]
  return { does, ...(await change(url, { token, does, body, address })) }
}

/** The links of bookings that have arrived by mail so far, by address. */
function linksOf(mailbox) {
  const known = new Map()
  let read = 0
  function readOn() {
    for (const mail of mailbox.mails.slice(read)) {
      const token = /\/appointments\/(?:confirm|move)\/([\w-]+)/.exec(mail.text)?.[1]
      if (token) known.set(mail.to, [...(known.get(mail.to) ?? []), token])
    }
    read = mailbox.mails.length
  }
  return {
    oneOf(email) {
      readOn()
      const tokens = known.get(email) ?? []
      return tokens[Math.floor(Math.random() * tokens.length)]
    },
  }
}

async function report(answers, seconds) {
  const done = (does, kind) => answers.filter((answer) => answer.does === does && answer.kind === kind)
  const booked = done('book', '201')
  const moved = [...done('move', '200'), ...done('party', '200')].map(({ id }) => id)
  const stayed = booked.map(({ id, slot, email }) => ({
    id,
    email,
    slot: moved.includes(id) ? undefined : slot,
  }))
  const faults = [
    ...(await bookingFaults(stage, stayed)),
    ...(await forgotten(stage)),
    ...(await passedOver(stage)),
  ]
  const lost = answers.filter(({ kind }) => ['cut', 'hung', 'unsaid'].includes(kind))
  if (lost.length > 0) faults.push(`${lost.length} attempts got no answer: ${kindsOf(lost)}`)
  const complaints = (await stage.edge?.errors())?.trim().split('\n').filter(Boolean) ?? []
  for (const line of complaints) faults.push(`nginx: ${line}`)
  const mailed = await mailsArrived(stage)
  for (const { kind, email, times } of mailed)
    if (times !== 1) faults.push(`a mail (${kind}) to ${email} arrived ${times} times`)
  const [line] = await stage.ask(
    `select count(*)::int as joined, count(appointment_id)::int as offered from waiting`
  )
  const offers = mailed.filter(({ kind }) => kind === 'bookingOffered').length
  if (offers !== line.offered) faults.push(`${line.offered} places were offered, by ${offers} mails`)
  const [{ taken }] = await stage.ask(
    `select sum(people)::int as taken from appointments where email like 'rush-%' and cancelled_at is null`
  )
  const times = answers.map(({ ms }) => ms)
  const places = limits.reduce((sum, limit) => sum + limit, 0)
  console.log(
    `${cpus().length} cores, Node ${process.versions.node}, ${processes} processes${behind ? ` behind ${behind}` : ''}, PostgreSQL\n`
  )
  console.log(`attempts               ${answers.length} by ${clients} at once`)
  for (const does of ['book', 'wait', 'confirm', 'party', 'move', 'cancel']) {
    console.log(`  ${does.padEnd(21)}${kindsOf(answers.filter((answer) => answer.does === does))}`)
  }
  console.log(`places                 ${places} in ${limits.length} slots, ${taken} taken in the end`)
  console.log(`who waited             ${line.joined}, offered a place ${line.offered}`)
  console.log(
    `mails                  ${mailed.length}, arrived once ${mailed.filter((mail) => mail.times === 1).length}`
  )
  console.log(`an attempt takes       p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`)
  console.log(`attempts a second      ${Math.round(answers.length / seconds)}`)
  for (const fault of faults.slice(0, 20)) console.log(`WRONG: ${fault}`)
  console.log(faults.length === 0 ? '\nAll is well.' : `\n${faults.length} things are wrong.`)
  if (faults.length > 0) process.exitCode = 1
}
