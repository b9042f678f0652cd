import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a command from the checkout's folder, its output going where ours goes, and resolves with its exit code.
 * A signal is passed on, and ends us too once the command has ended: no half of a work goes on by itself.
 * `npx` and `npm` are scripts on Windows and need a shell there.
 */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { cwd, stdio: 'inherit', shell, env: { ...process.env, ...env } })
    let ending
    const pass = (signal) => {
      ending = signal
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, pass)
    const ended = () => {
      for (const signal of signals) process.off(signal, pass)
    }
    child.on('error', (error) => {
      ended()
      reject(error)
    })
    child.on('exit', (code, signal) => {
      ended()
      if (ending) process.kill(process.pid, ending)
      else resolve(signal ? 1 : (code ?? 1))
    })
  })
}

/** Runs a Node.js file or another program as {@link run} does, but keeps what it prints, of both kinds, in its order. */
export function runQuietly(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32'
    const options = { cwd, shell, env: { ...process.env, ...env } }
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = printedBy(child)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, printed: printed() }))
  })
}

/** Keeps what a process prints, of both kinds, in its order; what it has printed so far is what the function gives. */
export function printedBy(child) {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
  }
  return () => printed
}

/** The path of a tool that the workspace installed. */
export function tool(name) {
  return `${root}/node_modules/.bin/${name}`
}
