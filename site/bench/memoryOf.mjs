import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * Resident megabytes of a process: now, and the most that there ever were; and of those of now what it does not share
 * with others that run the same program, which are the same pages. Only Linux tells the last two.
 */
export async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  if (status === undefined) {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
    const now = Math.round(Number(stdout) / 1024)
    return { now, peak: now, own: now }
  }
  const line = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: line('VmRSS'), peak: line('VmHWM'), own: line('RssAnon') + line('RssShmem') }
}
