// npm run faults: a rush on three processes of the built product and one PostgreSQL, while a gallerist uploads pictures
// and mails leave. At random moments a process is killed, or the database with all of its processes: SIGKILL, as a power
// switch would. Afterwards everything that was acknowledged is there, once and whole, and everything serves again.
//
// FAULTS_ROUNDS=50 says how often something is killed, FAULTS_SEED what and when, FAULTS_CLIENTS=20 how many people book.
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { addressOf, book, kindsOf, percentile } from './booker.mjs'
import { randomBy } from './randomBy.mjs'
import { allMailsSent, arrivals, bookingFaults } from './reckoning.mjs'
import { openSlots, openStage } from './stage.mjs'
import { storageFaults, uploader } from './uploads.mjs'
import { watchHealth } from './watchHealth.mjs'

const rounds = Number(process.env.FAULTS_ROUNDS ?? 50)
const clients = Number(process.env.FAULTS_CLIENTS ?? 20)
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)
const random = randomBy(seed)

console.log(`${cpus().length} cores, Node ${process.versions.node}; FAULTS_SEED=${seed}\n`)
const stage = await openStage(3)
try {
  let over = false
  // More places than the run can take, so that bookings go on.
  const slots = await openSlots(stage.lucia, Array(100).fill(1_000))
  const [{ id: event }] = await stage.ask('select id from events order by id limit 1')
  const watch = watchHealth(stage.apps)
  const upload = uploader(stage, event, () => over)
  const visits = Array.from({ length: clients }, (_, client) => visitor(client, slots, () => over))
  const kills = { process: 0, database: 0 }
  const backAfter = []
  for (let round = 0; round < rounds; round += 1) {
    await pause(200 + random() * 1_800)
    const victim = random() < 0.5 ? 'process' : 'database'
    kills[victim] += 1
    if (victim === 'process') await killProcess()
    else await killDatabase(watch)
    backAfter.push(await serving())
    console.log(`${round + 1}: ${victim} killed, all serve after ${Math.round(backAfter.at(-1))} ms`)
  }
  over = true
  const answers = (await Promise.all(visits)).flat()
  const pictures = await upload
  const health = await watch.stop()
  await allMailsSent(stage)
  await report({ answers, pictures, health, kills, backAfter })
} finally {
  await stage.close()
}

async function killProcess() {
  const living = stage.apps.filter((app) => app.isUp)
  await living[Math.floor(random() * living.length)]?.kill()
}

async function killDatabase(watch) {
  await stage.postgres.kill()
  watch.databaseIs('away')
  await pause(random() * 1_500)
  watch.databaseIs('unsure')
  await stage.postgres.start()
}

/** Waits until every process is ready; resolves with how many milliseconds that took. */
async function serving() {
  const begun = performance.now()
  for (;;) {
    const ready = await Promise.all(
      stage.apps.map(({ url }) =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false
        )
      )
    )
    const took = performance.now() - begun
    if (ready.every(Boolean)) return took
    if (took > 180_000) throw new Error('Not every process came back within three minutes')
    await pause(50)
  }
}

/** Somebody who books one place after the other, each time from the next process, under an address of their own. */
async function visitor(client, slots, isOver) {
  const answers = []
  for (let attempt = 0; !isOver(); attempt += 1) {
    const { url } = stage.apps[(client + attempt) % stage.apps.length]
    const slot = slots[(client * 7 + attempt) % slots.length].id
    const place = {
      name: `rush-${client}-${attempt}`,
      // Each is somebody else, at home elsewhere.
      address: addressOf(client * 100_000 + attempt),
      slot,
    }
    const answer = await book(url, place)
    answers.push(answer)
    // As people do whom nobody answers: not at once again.
    if (answer.kind !== '201') await pause(100)
  }
  return answers
}

async function report({ answers, pictures, health, kills, backAfter }) {
  const booked = answers.filter(({ kind }) => kind === '201')
  const mailed = await arrivals(stage)
  const twice = mailed.filter(({ times }) => times > 1)
  const wrong = answers.filter(({ kind }) => kind === 'hung' || kind === 'unsaid')
  const stored = await storageFaults(stage, pictures)
  const faults = [
    ...(await bookingFaults(stage, booked)),
    ...stored.faults,
    ...health.faults,
    ...stage.apps.flatMap(({ deaths }) => deaths.map((death) => `a process that nobody killed ${death}`)),
    ...mailed.filter(({ times }) => times === 0).map(({ email }) => `the mail to ${email} never came`),
  ]
  if (wrong.length > 0) faults.push(`attempts without a clear answer: ${kindsOf(wrong)}`)
  // A process that dies between the mail server's yes and writing it down cannot know: that one mail goes again.
  if (twice.length > kills.process) faults.push(`${twice.length} mails came twice`)
  const late = answers.filter(({ kind }) => kind === '503').map(({ ms }) => ms)
  console.log(`killed                 ${kills.process} times a process, ${kills.database} times the database`)
  console.log(
    `all serve again after  p50 ${percentile(backAfter, 0.5)} ms, at most ${percentile(backAfter, 1)} ms`
  )
  console.log(`attempts to book       ${answers.length}: ${kindsOf(answers)}`)
  console.log(`a 503 took             p50 ${percentile(late, 0.5)} ms, at most ${percentile(late, 1)} ms`)
  console.log(
    `bookings               ${mailed.length} made, ${booked.length} acknowledged, all of these there`
  )
  console.log(`their mails            ${mailed.length - twice.length} arrived once, ${twice.length} twice`)
  console.log(
    `pictures               ${pictures.length} acknowledged; ${stored.files} files, ${stored.nameless} of no record`
  )
  console.log(`/healthz               ${health.alive} times 200, otherwise ${health.dead}`)
  console.log(
    `/readyz                ${health.ready} times 200, ${health.away} times 503, ${health.lies} times untrue`
  )
  for (const fault of faults.slice(0, 20)) console.log(`WRONG: ${fault}`)
  console.log(faults.length === 0 ? '\nAll is well.' : `\n${faults.length} things are wrong.`)
  if (faults.length > 0) process.exitCode = 1
}
