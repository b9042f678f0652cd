import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from './memoryOf.mjs'

/** Milliseconds between two looks. */
const pace = 25

/**
 * Looks at the memory of a process and of those that it has started, all the time. `stop` resolves with the most
 * megabytes that they were together; what they share is counted once. Those that it has started are known on Linux only.
 */
export function watchMemory(pid) {
  let watching = true
  let most = 0
  const watch = (async () => {
    while (watching) {
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
      // One that has ended meanwhile takes nothing.
      const sizes = await Promise.all([
        sizeOf(pid, 'now'),
        ...children
          .split(' ')
          .filter(Boolean)
          .map((child) => sizeOf(child, 'own')),
      ])
      most = Math.max(
        most,
        sizes.reduce((sum, size) => sum + size, 0)
      )
      await pause(pace)
    }
  })()
  return {
    most: () => most,
    stop: async () => {
      watching = false
      await watch
      return most
    },
  }
}

async function sizeOf(pid, of) {
  const memory = await memoryOf(pid).catch(() => undefined)
  return memory?.[of] || 0
}
