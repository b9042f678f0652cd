// npm run bench:server: how many requests a second the built server answers, beside a bare server that sends the same
// bytes from memory and one that runs the one SQL query behind them: the ratios say what our work costs, whatever the
// machine. Each server is a process of its own, the load comes from this one, all on loopback.
//
// BENCH_DATABASES=postgres,pglite  BENCH_ROWS=1000,100000  BENCH_CONNECTIONS=1,20,200  choose what is measured;
// BENCH_SECONDS=3 is how long each figure is taken, BENCH_REQUESTS=200000 after how many the memory is looked at.
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { cpus } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { makeGallery } from './manyGalleries.mjs'
import { serve } from './product.mjs'
import { questions } from './questions.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const requests = Number(process.env.BENCH_REQUESTS ?? 200_000)
const connections = listed(process.env.BENCH_CONNECTIONS ?? '1,20,200').map(Number)
const sizes = listed(process.env.BENCH_ROWS ?? '1000,100000').map(Number)
// As browsers ask.
const headers = { 'accept-encoding': 'gzip, br' }


import { readFileSync } from 'node:fs'
const gallery = await makeGallery('postgres', 1000)
try {
const server = await serve(gallery.env)
const asked = await withAnswers(server.url, questions(1000, await exhibitionPath(server.url)))
const bare = await startBare(asked, gallery)
const cpu = (pid) => { const f = readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ')[1].split(' '); return (Number(f[11]) + Number(f[12])) * 10 }
async function cost(url, pid, amount) { await autocannon({ url, headers, connections: 20, amount: amount / 4 }); const c = cpu(pid); await autocannon({ url, headers, connections: 20, amount }); return (cpu(pid) - c) / amount }
for (const n of [0, 3, 5]) { const q = asked[n]; const amount = n ? 1200 : 6000
  const o = await cost(server.url + q.path, server.pid, amount), y = await cost(bare.url + '/bytes/' + n, bare.pid, 6000), z = q.query ? await cost(bare.url + '/query/' + n, bare.pid, amount) : 0
  console.log(q.name, o.toFixed(3), y.toFixed(3), z.toFixed(3), 'ms cpu') }
bare.stop(); await server.stop()
} finally { await gallery.remove() }
/** Each question with its answer as it travels, which `fetch` would unpack. */
async function withAnswers(url, asked) {
  return Promise.all(
    asked.map(async (question) => {
      const [answer] = await once(get(url + question.path, { headers }), 'response')
      if (answer.statusCode !== 200) throw new Error(`${question.path} answered ${answer.statusCode}`)
      const { 'content-type': type, 'content-encoding': encoding } = answer.headers
      const sent = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
      return { ...question, body: await buffer(answer), headers: sent }
    })
  )
}

async function exhibitionPath(url) {
  const { data } = await (await fetch(`${url}/api/events?exhibitions=true`)).json()
  return new URL((await fetch(`${url}/es/exhibitions/${data[0].id}`)).url).pathname
}

async function startBare(answers, { env, copy }) {
  const child = fork(fileURLToPath(new URL('bare.mjs', import.meta.url)), { serialization: 'advanced' })
  child.send({ answers, data: copy, database: env.DATABASE_URL })
  const url = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  return { url, pid: child.pid, stop: () => child.kill('SIGTERM') }
}

async function shoot(url, count) {
  const load = { url, headers, connections: count }
  // Some that nobody counts.
  await autocannon({ ...load, amount: count * 5 })
  const taken = await autocannon({ ...load, duration: seconds })
  if (taken.non2xx > 0 || taken.errors > 0)
    throw new Error(`${url} failed ${taken.non2xx + taken.errors} times`)
  return taken
}

function share(ours, theirs) {
  return `${((ours.requests.average / theirs.requests.average) * 100).toFixed(0)} %`
}

async function megabytes(pid) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

function listed(words) {
  return words.split(',').filter((word) => word !== '')
}
