import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Parts of a second in which Linux counts. */
const ticks = 100

/** The seconds of processor time that processes and those that they began have used so far; but on Linux, those that passed. */
export function processorTime(pids) {
  if (!existsSync('/proc/self/stat')) return performance.now() / 1000
  const wanted = new Set(pids.map(String))
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(read)
    .filter(Boolean)
  const counted = all.filter(({ pid, parent }) => wanted.has(pid) || wanted.has(parent))
  // Of children that have ended their parent knows.
  return counted.reduce((sum, { own, ended }) => sum + own + ended, 0) / ticks
}

function read(pid) {
  try {
    // The name of the program stands in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    const [parent, used] = [fields[1], fields.slice(11, 15).map(Number)]
    return { pid, parent, own: used[0] + used[1], ended: used[2] + used[3] }
  } catch {
    return undefined
  }
}
