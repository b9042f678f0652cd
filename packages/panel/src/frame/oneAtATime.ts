/**
 * Does what a button is for, one at a time: what is asked for while one runs is not begun. `onRunning` hears when one begins
 * and when it has ended, however it ended.
 */
export function oneAtATime(
  onRunning: (isRunning: boolean) => void
): (work: () => Promise<unknown>) => Promise<void> {
  // Known at once: what is drawn may still be what it was before the first press.
  let isRunning = false
  return async (work) => {
    if (isRunning) return
    isRunning = true
    onRunning(true)
    try {
      await work()
    } finally {
      isRunning = false
      onRunning(false)
    }
  }
}
