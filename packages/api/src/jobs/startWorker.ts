import type { FastifyBaseLogger } from 'fastify'

/** Something that is done beside the requests, one piece after another. */
export interface Work {
  /** Milliseconds between two looks when nobody nudges: for what became due by itself. */
  pace: number
  /** Done before anything else, until it has succeeded once. */
  begin?: (ending: AbortSignal) => Promise<void>
  /** Does the next piece that is due. @returns whether there was one, after which the next is looked for at once */
  next: (ending: AbortSignal) => Promise<boolean>
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

/** Looks for work at once, at every nudge, and by itself from time to time. Its state is in the database alone. */
export function startWorker(
  { pace, begin, next, trouble }: Work,
  log: Pick<FastifyBaseLogger, 'error'>
): Worker {
  const ending = new AbortController()
  let hasBegun = false
  let nudged = false
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    try {
      if (!hasBegun) await begin?.(ending.signal)
      hasBegun = true
      do {
        nudged = false
        while (!ending.signal.aborted && (await next(ending.signal))) {
          // Until nothing is due.
        }
      } while (nudged && !ending.signal.aborted)
    } catch (error) {
      log.error({ err: error }, trouble)
    } finally {
      running = undefined
    }
  }

  function nudge(): Promise<void> {
    nudged = true
    if (ending.signal.aborted) return Promise.resolve()
    running ??= run()
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
