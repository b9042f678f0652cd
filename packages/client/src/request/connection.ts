/** Milliseconds after which a server that does not answer is taken for one that is not there. */
const patience = 10_000

/** Milliseconds between two attempts to reach the server; the last one goes on. */
const pauses = [1_000, 2_000, 5_000, 10_000]

let lost = false
let coming: Promise<boolean> | undefined
let wake = () => {}
const listeners = new Set<() => void>()

function tell(isLost: boolean): void {
  if (lost === isLost) return
  lost = isLost
  for (const listener of listeners) listener()
}

/** Whether the server answers at all, whatever it says. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}

/** Waits, though no longer than until the browser says that it is back in a network, or a call is answered. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, pauses[Math.min(attempt, pauses.length - 1)])
    wake = end
    window.addEventListener('online', end)
  })
}

/** @returns whether it was away */
async function untilReachable(): Promise<boolean> {
  let attempt = 0
  for (; !(await isReachable()); attempt++) {
    tell(true)
    await pause(attempt)
  }
  tell(false)
  return attempt > 0
}

/** The connection to the server, as far as this page knows. For `useSyncExternalStore`, but for {@link back}. */
export const connection = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  isLost: (): boolean => lost,
  onServer: (): boolean => false,
  /** Call it when a call was answered, whatever it was: a loss is over then. */
  answered(): void {
    wake()
  },
  /**
   * Call it when a call was not answered: asks whether the server is there, and resolves as soon as it is, with whether it
   * was away. Where it was not, the next call may fail as the last one did.
   */
  back(): Promise<boolean> {
    coming ??= untilReachable().finally(() => {
      coming = undefined
    })
    return coming
  },
  /** Call it when the browser says that it left its network: the first answer may have been on its way already. */
  async left(): Promise<void> {
    await connection.back()
    if (navigator.onLine) return
    await pause(0)
    await connection.back()
  },
}

/**
 * Does again what a lost connection prevented, once it is back. `isLoss` tells such a failure from others. Where the
 * server is there and this fails all the same, it fails.
 *
 * @param times how often at most
 */
export async function patiently<Result>(
  call: () => Promise<Result>,
  isLoss: (error: unknown) => boolean,
  times = 3
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (times === 0 || !isLoss(error)) throw error
    await connection.back()
    return patiently(call, isLoss, times - 1)
  }
}
