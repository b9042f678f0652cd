import type { Terminal } from './command.ts'

/** What somebody who wants a command to end sends: Ctrl+C, a service manager, a terminal that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Milliseconds within which signals are one wish: a terminal's Ctrl+C comes once from it and once through npm. */
const samePress = 1_000

/** A signal ended a piece of work before it was done. */
export class Interrupted extends Error {
  constructor(signal: string, cause: unknown) {
    super(`${signal} interrupted it`, { cause })
    this.name = 'Interrupted'
  }
}

/**
 * Does a piece of work that a signal may interrupt, and that takes back then what it has begun. A later signal does not wait
 * for that.
 *
 * @throws Interrupted when it was
 */
export async function interruptible<Result>(
  { signals: told }: Pick<Terminal, 'signals'>,
  work: (signal: AbortSignal) => Promise<Result>
): Promise<Result> {
  const ending = new AbortController()
  let asked: { by: string; at: number } | undefined
  const listeners = signals.map((by) => {
    const listener = () => {
      if (asked && performance.now() - asked.at > samePress) process.exit(1)
      asked ??= { by, at: performance.now() }
      ending.abort()
    }
    return [by, listener] as const
  })
  for (const [by, listener] of listeners) told.on(by, listener)
  try {
    return await work(ending.signal)
  } catch (error) {
    throw asked ? new Interrupted(asked.by, error) : error
  } finally {
    for (const [by, listener] of listeners) told.off(by, listener)
  }
}
