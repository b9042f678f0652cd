// npm run bench:edge: three processes of the built product on one PostgreSQL, behind the documented nginx. Each address is
// asked through its cache, through the same nginx without cache, and of one process itself, by turns in one run: the ratios
// count. Then the same while somebody of the gallery saves all the time, which makes every page old.
//
// BENCH_SECONDS=2 says how long each figure takes, BENCH_CONNECTIONS=20,200 how many ask at once.
import { cpus } from 'node:os'
import autocannon from 'autocannon'
import { nginx } from '../../scripts/nginx.mjs'
import { printRow } from './printRow.mjs'
import { openStage } from './stage.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const connections = (process.env.BENCH_CONNECTIONS ?? '20,200').split(',').map(Number)
/** Milliseconds between two writes. */
const pace = 500
const headers = { 'accept-encoding': 'gzip, br' }

if ((await nginx()) === '') throw new Error('There is no nginx with Lua on this machine')
const stage = await openStage(3, { behind: 'nginx' })
try {
  const { data: works } = await (await fetch(`${stage.url}/api/works`)).json()
  const { file } = works.find(({ img }) => img !== null).img
  // As lists show it.
  const picture = `/storage/images/${file.replace(/\.(\w+)$/, '-thumb.$1')}`
  const asked = { home: '/es', exhibitions: '/es/exhibitions', picture }
  for (const url of [stage.url, stage.edge.uncachedUrl, stage.apps[0].url])
    await autocannon({ url: `${url}/es`, headers, connections: 20, amount: 3_000 })
  console.log(`${cpus().length} cores, Node ${process.versions.node}, ${seconds} s a figure\n`)
  printRow(
    'asked',
    'connections',
    'kept, req/s',
    'p50 ms',
    'p99 ms',
    'without, req/s',
    'kept / without',
    'one process, req/s'
  )
  printRow('---', ...Array(7).fill('--:'))
  for (const [name, path] of Object.entries(asked))
    for (const count of connections) await measure(name, path, count)
  const saving = save()
  await measure('home, a write every half second', '/es', 20)
  await saving.stop()
  const complaints = (await stage.edge.errors()).trim()
  if (complaints) throw new Error(complaints)
} finally {
  await stage.close()
}

async function measure(name, path, count) {
  const kept = await shoot(stage.url + path, count)
  const without = await shoot(stage.edge.uncachedUrl + path, count)
  const one = await shoot(stage.apps[0].url + path, count)
  const perSecond = [kept, without, one].map(({ requests }) => requests.average)
  printRow(
    name,
    count,
    Math.round(perSecond[0]),
    kept.latency.p50,
    kept.latency.p99,
    Math.round(perSecond[1]),
    (perSecond[0] / perSecond[1]).toFixed(1),
    Math.round(perSecond[2])
  )
}

async function shoot(url, count) {
  const result = await autocannon({ url, headers, connections: count, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} never came`)
  return result
}

/** Somebody of the gallery saves one thing after the other. */
function save() {
  let isOver = false
  const saving = (async () => {
    const { data } = await (await stage.lucia.get('/api/events?exhibitions=true')).json()
    for (let turn = 0; !isOver; turn += 1) {
      await stage.lucia.patch(`/api/events/${data[0].id}`, { title_es: `Nombre ${turn}` })
      await new Promise((resolve) => setTimeout(resolve, pace))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await saving
    },
  }
}
