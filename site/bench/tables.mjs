// npm run fuzz:tables: tables that were made to harm, or harmed, to a server of its own; its memory, and whether it
// answers. FUZZ_FILES and FUZZ_SEED change how many broken ones and which, FUZZ_DATABASES (postgres,pglite) where; a few of
// them are in `npm test`.
import { setTimeout as pause } from 'node:timers/promises'
import { onEachDatabase } from './databases.mjs'
import { exitCode, fault } from './faultsFound.mjs'
import { signIn } from './galleristByMail.mjs'
import { serve } from './product.mjs'
import { source } from './source.mjs'
import { watchAnswers } from './watchAnswers.mjs'
import { watchMemory } from './watchMemory.mjs'

const broken = Number(process.env.FUZZ_FILES ?? 2_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
/** Megabytes that the server's process and its readers may be at most together. */
const most = 600
/** Milliseconds in which others are answered meanwhile. */
const prompt = 500
/** Of the harmed files that are taken, one in so many goes through the dry run too. */
const checked = 4

const { hostileTables, brokenTables } = await source('packages/api/src/testing/hostileTables.ts')

await onEachDatabase(process.env.FUZZ_DATABASES, attack)
process.exit(exitCode())

/** Sends everything to one server, one kind of file after the other. */
async function attack(kind, env) {
  // Making the database takes more memory than anything after it: measured is a server that finds one.
  await (await serve(env)).stop()
  const server = await serve(env)
  try {
    const gallerist = await signIn(server.url, env.GALLERY_DATA)
    process.stdout.write(
      `\n${kind}\n${'files'.padEnd(44)}${'sent'.padStart(8)}${'taken'.padStart(8)}${'MB at most'.padStart(12)}${'/healthz, ms'.padStart(14)}\n`
    )
    for (const [what, files] of [
      ['made to harm, one by one', hostileTables()],
      [`${broken} cut, with bits turned or seasoned, seed ${seed}`, harmed()],
    ]) {
      const memory = watchMemory(server.pid)
      const health = watchAnswers(`${server.url}/healthz`)
      const { sent, taken } = await sendAll(gallerist, files)
      const megabytes = await memory.stop()
      const { slowest, faults: failed } = await health.stop()
      process.stdout.write(
        `${what.padEnd(44)}${String(sent).padStart(8)}${String(taken).padStart(8)}${String(megabytes).padStart(12)}${String(Math.round(slowest)).padStart(14)}\n`
      )
      if (megabytes > most) fault(`the processes took ${megabytes} MB, more than ${most}`)
      if (slowest > prompt) fault(`/healthz took ${Math.round(slowest)} ms, more than ${prompt}`)
      for (const status of failed) fault(`/healthz: ${status}`)
    }
  } finally {
    await server.stop()
  }
}

function* harmed() {
  for (const bytes of brokenTables(broken, seed)) yield { what: 'harmed', bytes }
}

async function sendAll(gallerist, files) {
  let sent = 0
  let taken = 0
  for (const { what, bytes, becomes } of files) {
    const { status, text } = await gallerist.send('a.xlsx', bytes, '/api/imports', { kind: 'works' })
    sent += 1
    const shown = () => `${what}: ${status}: ${text.slice(0, 200)}; ${bytes.toString('base64').slice(0, 400)}`
    if (becomes ? status !== becomes.status : ![201, 413, 422].includes(status)) fault(shown())
    else if (status !== 201 && !/"message":".+\."/.test(text)) fault(`refused without a sentence: ${shown()}`)
    if (status !== 201) continue
    taken += 1
    if (becomes || taken % checked === 0) await dryRun(gallerist, JSON.parse(text).data.id, shown)
  }
  return { sent, taken }
}

/** Has every row judged and asks for the file of those that were refused. */
async function dryRun({ ask }, id, shown) {
  const asked = await ask(`/api/imports/${id}/check`, { method: 'POST' })
  // None of its columns is known by its name.
  if (asked.status === 422) return
  if (asked.status !== 200) fault(`a dry run: ${asked.status}: ${shown()}`)
  let now
  do {
    await pause(50)
    now = JSON.parse((await ask(`/api/imports/${id}`)).text).data
  } while (/ing$/.test(now.state))
  if (now.state !== 'checked' && !/más de lo que|demasiado tiempo/.test(now.failure))
    fault(`a dry run ended with “${now.failure}”: ${shown()}`)
  const errors = await ask(`/api/imports/${id}/errors.csv`)
  if (errors.status !== 200) fault(`refused rows: ${errors.status}: ${shown()}`)
}
