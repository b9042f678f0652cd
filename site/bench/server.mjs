// How many requests a second the built server answers, beside the same bytes sent from memory by a bare server:
// the ratio says what our work costs, whatever the machine. Loopback only; a few seconds for each row.
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import fastify from 'fastify'

const root = fileURLToPath(new URL('../..', import.meta.url))
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const connections = 20
const paths = ['/es', '/en', '/api/events', '/api/options', '/healthz']

const data = await mkdtemp(join(tmpdir(), 'gallery-bench-'))
const env = {
  ...process.env,
  NODE_ENV: 'production',
  GALLERY_DATA: data,
  DATABASE_URL: '',
}
await promisify(execFile)(process.execPath, ['packages/demo/dist/load.js'], { cwd: root, env })
const port = await freePort()
const server = spawn(process.execPath, ['site/dist/server/main.js'], {
  cwd: root,
  env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((resolve, reject) => {
  server.stdout.on('data', (chunk) => String(chunk).includes('Listening on') && resolve())
  server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
})

console.log(
  `${cpus().length} cores, Node ${process.versions.node}, ${connections} connections, ${seconds} s a row\n`
)
console.log('path            ours req/s   p99 ms   bare req/s   ratio')
for (const path of paths) {
  const url = `http://127.0.0.1:${port}${path}`
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  const bare = fastify()
  bare.get('/*', (_request, reply) => reply.type('text/html').send(body))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  await shoot(url, 1)
  const ours = await shoot(url, seconds)
  const floor = await shoot(bareUrl, seconds)
  await bare.close()
  const ratio = ours.requests.average / floor.requests.average
  console.log(
    [
      path.padEnd(14),
      ours.requests.average.toFixed(0).padStart(11),
      String(ours.latency.p99).padStart(8),
      floor.requests.average.toFixed(0).padStart(12),
      ratio.toFixed(3).padStart(7),
    ].join(' ')
  )
}

const ended = new Promise((resolve) => server.once('exit', resolve))
server.kill('SIGTERM')
await ended
await rm(data, { recursive: true, force: true })

function shoot(url, duration) {
  return autocannon({ url, connections, duration })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
