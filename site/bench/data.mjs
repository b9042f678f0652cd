// npm run bench:data: a museum's data brought in, searched, taken out and taken back, beside bare COPY in the same run.
// DATA_WORKS, DATA_ARTISTS, DATA_ITEMS and DATA_SEED say how much and what; BENCH_DATABASES (postgres,pglite) where.
import { setTimeout as pause } from 'node:timers/promises'
import { openCopy } from './copy.mjs'
import { onEachDatabase } from './databases.mjs'
import { exitCode, fault } from './faultsFound.mjs'
import { signIn } from './galleristByMail.mjs'
import { museumOf } from './museum.mjs'
import { serve } from './product.mjs'
import { watchAnswers } from './watchAnswers.mjs'
import { watchMemory } from './watchMemory.mjs'

const counts = {
  artists: Number(process.env.DATA_ARTISTS ?? 15_000),
  works: Number(process.env.DATA_WORKS ?? 50_000),
  items: Number(process.env.DATA_ITEMS ?? 60_000),
}
const seed = Number(process.env.DATA_SEED ?? 20_261_122)
/** What a visitor asks all the time meanwhile. */
const visited = '/es/artists'

const museum = museumOf({ ...counts, seed })
const columns = [34, 10, 9, 10, 9, 14]

await onEachDatabase(process.env.BENCH_DATABASES, measure)
process.exit(exitCode())

/** Everything on one database: of each step its seconds, beside COPY where there is one, and how the site did meanwhile. */
async function measure(kind, env) {
  process.stdout.write(
    `\n${kind}, ${counts.works} works, ${counts.artists} artists, ${counts.items} items, seed ${seed}\n`
  )
  print('', 'seconds', 'COPY', 'of COPY', 'MB', 'site p95, ms')
  const bare = await openCopy(env.DATABASE_URL)
  const copied = {}
  for (const [name, { csv, rows }] of Object.entries(museum.tables)) copied[name] = await bare.copy(csv, rows)
  await bare.close()

  const server = await serve({ ...env, TRUST_PROXY: 'true' })
  try {
    const gallerist = await signIn(server.url, env.GALLERY_DATA)
    const step = async (what, work, floor) => {
      const memory = watchMemory(server.pid)
      const answers = watchAnswers(`${server.url}${visited}`)
      const began = performance.now()
      const result = await work()
      const seconds = (performance.now() - began) / 1_000
      const { p95, faults: failed } = await answers.stop()
      const ratio = floor === undefined ? '' : (seconds / floor).toFixed(0)
      print(what, seconds.toFixed(1), floor?.toFixed(2) ?? '', ratio, await memory.stop(), p95.toFixed(0))
      for (const status of failed) fault(`the site answered ${status}`)
      return result
    }
    const ids = {}
    for (const name of ['artists', 'works', 'items']) {
      ids[name] = await step(`${name}: read and judge`, () => judge(gallerist, name, museum.tables[name].csv))
      await step(`${name}: apply`, () => move(gallerist, ids[name], 'apply', 'applied'), copied[name])
    }
    await step(`${museum.questions.length} searches`, () => search(server.url))
    const exported = {}
    for (const name of ['artists', 'works', 'items'])
      exported[name] = await step(`${name}: export`, () => take(gallerist, `/api/exports/${name}.csv`))
    await step('works: their export, judged again', async () => {
      const id = await judge(gallerist, 'works', exported.works)
      const { unchanged } = (await read(gallerist, id)).counts
      if (unchanged !== counts.works)
        fault(`of its own export ${counts.works - unchanged} works would change`)
    })
    for (const name of ['items', 'works', 'artists'])
      await step(`${name}: undo`, () => move(gallerist, ids[name], 'undo', 'undone'))
  } finally {
    await server.stop()
  }
}

/** Brings a table in and has every row judged. @returns its id */
async function judge(gallerist, kind, csv) {
  const { status, text } = await gallerist.send(`${kind}.csv`, csv, '/api/imports', { kind })
  if (status !== 201) throw new Error(`a table of ${kind} was answered with ${status}: ${text}`)
  const { id } = JSON.parse(text).data
  await move(gallerist, id, 'check', 'checked')
  const { error } = (await read(gallerist, id)).counts
  if (error > 0) fault(`${error} rows of ${kind} are refused`)
  return id
}

/** Asks for a step of an import and waits for its end. */
async function move(gallerist, id, action, becomes) {
  const { status, text } = await gallerist.ask(`/api/imports/${id}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (status !== 200) throw new Error(`${action} was answered with ${status}: ${text}`)
  let now
  do {
    await pause(100)
    now = await read(gallerist, id)
  } while (/ing$/.test(now.state))
  if (now.state !== becomes) throw new Error(`${action} ended as ${now.state}: ${now.failure}`)
}

async function read({ ask }, id) {
  return JSON.parse((await ask(`/api/imports/${id}`)).text).data
}

async function take({ ask }, path) {
  const { status, text } = await ask(path)
  if (status !== 200) fault(`${path}: ${status}`)
  return text
}

/** Asks every question once, each from a network of its own, as visitors do. */
async function search(url) {
  const times = []
  for (const [turn, question] of museum.questions.entries()) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/search?q=${encodeURIComponent(question)}`, {
      headers: { 'x-forwarded-for': `10.2.${Math.floor(turn / 250)}.${turn % 250}` },
    })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (answer.status !== 200) fault(`searching “${question}”: ${answer.status}`)
  }
  times.sort((one, other) => one - other)
  const at = (share) => times[Math.ceil(times.length * share) - 1].toFixed(0)
  process.stdout.write(`  searches: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms\n`)
}

function print(...cells) {
  const line = cells.map((cell, at) =>
    at === 0 ? String(cell).padEnd(columns[at]) : String(cell).padStart(columns[at])
  )
  process.stdout.write(`${line.join('')}\n`)
}
