import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serverArgs, serverEnv } from '../../scripts/builtServer.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built product on a loaded demo of its own. End it with `stop`. */
export async function startProduct(more = {}) {
  const data = await mkdtemp(join(tmpdir(), 'gallery-bench-'))
  const env = { GALLERY_DATA: data, DATABASE_URL: '', ...more }
  await loadDemo(env)
  const server = await serve(env)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Puts the demo into the gallery that `env` names. */
export async function loadDemo(env) {
  await promisify(execFile)(process.execPath, ['packages/demo/dist/load.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
}

/** The built product on the gallery that `env` names, in a process of its own. End it with `stop`. */
export async function serve(env) {
  const port = env.PORT ?? (await freePort())
  const server = spawn(process.execPath, serverArgs, {
    cwd: root,
    env: { ...serverEnv, ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('Listening on') && resolve())
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    },
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
