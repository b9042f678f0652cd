import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks an address until the process that was started for it answers, whatever it says.
 *
 * @param patience milliseconds after which it is given up
 * @returns whether it did: not when it has ended, or said nothing for so long
 */
export async function untilItAnswers(address, child, patience = 30_000) {
  const runs = () => child.exitCode === null && child.signalCode === null
  const givenUp = AbortSignal.timeout(patience)
  while (runs() && !givenUp.aborted) {
    // Torn is none: the next question may be answered whole.
    const answered = await fetch(address, { signal: givenUp })
      .then((answer) => answer.arrayBuffer())
      .then(
        () => true,
        () => false
      )
    if (answered) return true
    await pause(50)
  }
  return false
}
