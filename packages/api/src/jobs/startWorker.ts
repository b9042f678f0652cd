import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'

/** What became of a piece of work: another try comes later, or none does any more. */
export type Outcome = 'done' | 'failed' | 'givenUp'

/** Something that is done beside the requests, one piece after another. */
export interface Work {
  /** What the log calls it: `mail`. */
  name: string
  /** Milliseconds between two looks when nobody nudges: for what became due by itself. */
  pace: number
  /** Done before anything else, until it has succeeded once. */
  begin?: (ending: AbortSignal) => Promise<void>
  /**
   * Does the next piece that is due, and says what became of each.
   *
   * @returns whether there was one, after which the next is looked for at once
   */
  next: (ending: AbortSignal, tell: (outcome: Outcome) => void) => Promise<boolean>
  /** What the log says when looking fails; it is looked again after `pace`. */
  trouble: string
}

/** Work that is under way for as long as the app is up. */
export interface Worker {
  /** Something became due: look now. Resolves when nothing is due any more. */
  nudge(): Promise<void>
  /** Takes nothing more, and ends after the piece in hand. */
  stop(): Promise<void>
}

/**
 * Looks for work at once, at every nudge, and by itself from time to time. Its state is in the database alone. Once nothing
 * is due any more the log says how many pieces came to what, and how long that took.
 */
export function startWorker(
  { name, pace, begin, next, trouble }: Work,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
): Worker {
  const ending = new AbortController()
  // The work is nobody's, also where a request nudges: what is known of that stays behind.
  const asNobody = AsyncLocalStorage.snapshot()
  let hasBegun = false
  let nudged = false
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    const began = performance.now()
    const counts: Record<Outcome, number> = { done: 0, failed: 0, givenUp: 0 }
    const tell = (outcome: Outcome) => {
      counts[outcome] += 1
    }
    try {
      if (!hasBegun) await begin?.(ending.signal)
      hasBegun = true
      do {
        nudged = false
        while (!ending.signal.aborted && (await next(ending.signal, tell))) {
          // Until nothing is due.
        }
      } while (nudged && !ending.signal.aborted)
    } catch (error) {
      // What it is in the middle of when the app ends is left for the next time: that is no trouble.
      if (!ending.signal.aborted) log.error({ err: error }, trouble)
    } finally {
      running = undefined
      if (Object.values(counts).some((count) => count > 0)) {
        const milliseconds = Math.round(performance.now() - began)
        log.info({ work: name, ...counts, milliseconds }, 'Nothing is due any more')
      }
    }
  }

  function nudge(): Promise<void> {
    nudged = true
    if (ending.signal.aborted) return Promise.resolve()
    running ??= asNobody(run)
    return running
  }

  const timer = setInterval(() => void nudge(), pace)
  timer.unref()
  void nudge()

  return {
    nudge,
    async stop() {
      clearInterval(timer)
      ending.abort()
      await running
    },
  }
}
