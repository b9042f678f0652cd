import { Failure, whole, write } from '@gallery/client'
import { type DoorActionForm, type DoorOutcome, DoorOutcomesAnswer, maxDoorActions } from '@gallery/contract'
import { deviceId, doorName } from './device.ts'
import { nameOf } from './doorFacts.ts'

/** What of an action that was sent is to be told: it did not come out as it was done. */
export interface Told {
  key: string
  outcome: Exclude<DoorOutcome, 'done'>
  /** Whose booking it is, surname first; empty where there is none. */
  name: string
}

/**
 * Sends what was done, in that order. @returns what is to be told
 *
 * @param onSent called with each part as soon as the server has it
 * @throws Failure with status 0 while there is no connection
 */
export async function sendWaiting(
  waiting: readonly DoorActionForm[],
  onSent: (sent: readonly DoorActionForm[]) => Promise<void>
): Promise<Told[]> {
  const told: Told[] = []
  for (let from = 0; from < waiting.length; from += maxDoorActions) {
    const actions = waiting.slice(from, from + maxDoorActions)
    const body = { device: deviceId(), door: doorName(), actions }
    try {
      const response = await write('POST /api/door', {}, body)
      const answer = DoorOutcomesAnswer.parse(await whole(response.json()))
      for (const { key, outcome, guest } of answer.data) {
        if (outcome === 'done') continue
        told.push({ key, outcome, name: guest === null ? '' : nameOf(guest) })
      }
    } catch (error) {
      // What the server does not understand it never will: it must not hold up what was done after it.
      if (!(error instanceof Failure) || error.status !== 422) throw error
    }
    await onSent(actions)
  }
  return told
}
