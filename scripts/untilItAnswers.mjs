import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks an address until the process that was started for it answers, whatever it says.
 *
 * @returns whether it did: not when it has ended, or said nothing for half a minute
 */
export async function untilItAnswers(address, child) {
  const runs = () => child.exitCode === null && child.signalCode === null
  for (let tries = 0; tries < 600 && runs(); tries += 1) {
    const answer = await fetch(address).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer) return true
    await pause(50)
  }
  return false
}
