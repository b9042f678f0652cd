import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two questions. */
const pace = 50

/** Asks an address all the time. `stop` resolves with how often, the slowest answer in milliseconds, and what was no 200. */
export function watchAnswers(url) {
  let watching = true
  const seen = { asked: 0, slowest: 0, faults: [] }
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
      seen.asked += 1
      seen.slowest = Math.max(seen.slowest, performance.now() - began)
      if (status !== 200) seen.faults.push(status)
      await pause(pace)
    }
  })()
  return {
    stop: async () => {
      watching = false
      await watch
      return seen
    },
  }
}
