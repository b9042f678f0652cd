import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the PostgreSQL that a gallery runs itself in a data folder. */
export async function clusterIn(data) {
  const versions = (await readdir(join(data, 'postgres'))).filter((name) => /^\d+$/.test(name))
  return join(data, 'postgres', versions[0])
}

/** Every process that stands in a folder: of PostgreSQL its first, those that it has begun, and what guards it. */
export async function processesIn(folder) {
  const found = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    if ((await readlink(`/proc/${name}/cwd`).catch(() => '')) === folder) found.push(Number(name))
  }
  return found
}

/** Sends each a signal; those that have ended meanwhile are none's loss. */
export function tellAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}

/** Megabytes that processes take together, what they share counted once. */
export async function megabytesOf(pids) {
  let kilobytes = 0
  for (const pid of pids) {
    const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
  }
  return Math.round(kilobytes / 1024)
}
