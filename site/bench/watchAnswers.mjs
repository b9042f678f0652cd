import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two questions. */
const pace = 50

/**
 * Asks an address all the time. `stop` resolves with how often, the slowest answer and the 95th of a hundred in
 * milliseconds, and what was no 200.
 */
export function watchAnswers(url) {
  let watching = true
  const seen = { times: [], faults: [] }
  const watch = (async () => {
    while (watching) {
      const began = performance.now()
      const status = await fetch(url).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error) => error.message
      )
      seen.times.push(performance.now() - began)
      if (status !== 200) seen.faults.push(status)
      await pause(pace)
    }
  })()
  return {
    stop: async () => {
      watching = false
      await watch
      const sorted = seen.times.sort((one, other) => one - other)
      return {
        asked: sorted.length,
        slowest: sorted.at(-1) ?? 0,
        p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
        faults: seen.faults,
      }
    },
  }
}
