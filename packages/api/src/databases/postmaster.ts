import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/** What the server of a folder writes of itself: its process, and the folder of its socket. */
export async function readServer(folder: string): Promise<{ pid: number; sockets: string } | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid = '', , , , sockets = ''] = text.split('\n')
  return /^\d+$/.test(pid) ? { pid: Number(pid), sockets } : null
}

/** Milliseconds that a server gets to end by each way, from the one that is kind to all to the one that it cannot hear. */
const ways: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]

/**
 * Ends the server that a gallery which was killed left behind in a folder. Where another program has its number by now,
 * as after a container's restart, its sign is taken away: PostgreSQL would take that program for it.
 */
export async function endLeftServer(folder: string): Promise<void> {
  const left = await readServer(folder)
  if (left === null || !isRunning(left.pid)) return
  if (!(await isServerOf(left.pid, folder))) return rm(join(folder, 'postmaster.pid'), { force: true })
  for (const [signal, patience] of ways) {
    tell(left.pid, signal)
    for (let waited = 0; waited < patience; waited += 20) {
      if (!isRunning(left.pid)) return
      await setTimeout(20)
    }
  }
  throw new Error(`The PostgreSQL of ${folder}, process ${left.pid}, was left behind and does not end.`)
}

/** A server stands in its folder, and its command line names it. */
async function isServerOf(pid: number, folder: string): Promise<boolean> {
  const path = await realpath(folder)
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === path
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes(path)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
