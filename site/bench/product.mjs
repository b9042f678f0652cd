import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'
import { serverArgs, serverEnv, untilItListens } from '../../scripts/builtServer.mjs'
import { root } from '../../scripts/run.mjs'

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
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  server.stderr.pipe(process.stderr)
  await untilItListens(server)
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
