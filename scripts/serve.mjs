import { spawn } from 'node:child_process'
import { root } from './run.mjs'

/**
 * Runs a server until it ends, and ends with its exit code. A signal is passed on, and the server takes the time it
 * needs to finish what it has in hand. When whoever started us is gone, that counts as a signal too: `npm` dies at a
 * SIGTERM without telling the command it runs, and a forgotten server would hold the port and the database.
 */
export function serve(args, { cwd = root, env = {} } = {}) {
  const server = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, 500)
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
