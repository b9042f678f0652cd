import { Failure, whole, write } from '@gallery/client'
import { type DoorActionForm, type DoorOutcome, DoorOutcomesAnswer } from '@gallery/contract'
import type { AtDoor } from './applyActions.ts'
import type { Done } from './done.ts'
import { nameOf } from './doorFacts.ts'
import { inTime } from './inTime.ts'

/** What of an action that was sent is to be told: it did not come out as it was done. */
export interface Told {
  key: string
  /** `refused`: the server does not understand it. */
  outcome: Exclude<DoorOutcome, 'done'> | 'refused'
  /** Whose booking it is, surname first; empty where there is none. */
  name: string
}

/** What came of some of what waited. */
export interface Part {
  /** They are not to be sent again. */
  actions: Done
  /** Those of them that the server has written down. */
  recorded: Done
  told: readonly Told[]
}

interface Sending {
  /** Called with each part as soon as the server has answered it. */
  onPart: (part: Part) => Promise<void>
  /** Whom an action is about, as far as the phone knows. */
  whose: (action: DoorActionForm) => string
}

/** How many go at once: few enough to be done in the time that a call has, on a slow network too. */
const atOnce = 50

/**
 * Sends what was done, in that order.
 *
 * @throws Failure with status 0 while there is no connection
 */
export async function sendWaiting(
  waiting: Done,
  by: Pick<AtDoor, 'device' | 'door'>,
  sending: Sending
): Promise<void> {
  for (let from = 0; from < waiting.length; from += atOnce) {
    await sendPart(waiting.slice(from, from + atOnce), by, sending)
  }
}

async function sendPart(
  actions: Done,
  { device, door }: Pick<AtDoor, 'device' | 'door'>,
  sending: Sending
): Promise<void> {
  try {
    const response = await write('POST /api/door', {}, { device, door, actions }, inTime)
    const { data } = DoorOutcomesAnswer.parse(await whole(response.json()))
    return await sending.onPart(partOf(actions, data))
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 422) throw error
    // Whoever comes in counts more than what the door is called.
    if (door !== '' && 'door' in error.errors) return sendPart(actions, { device, door: '' }, sending)
    const [action, ...others] = actions
    if (action === undefined) return
    // What the server does not understand it never will: it must hold up nothing else, and take nothing with it.
    if (others.length > 0) {
      for (const each of actions) await sendPart([each], { device, door }, sending)
      return
    }
    const told = { key: action.key, outcome: 'refused', name: sending.whose(action) } as const
    await sending.onPart({ actions, recorded: [], told: [told] })
  }
}

function partOf(actions: Done, outcomes: DoorOutcomesAnswer['data']): Part {
  const told = outcomes.flatMap(({ key, outcome, guest }) =>
    outcome === 'done' ? [] : [{ key, outcome, name: guest === null ? '' : nameOf(guest) }]
  )
  const unrecorded = new Set(told.filter(({ outcome }) => outcome !== 'twice').map(({ key }) => key))
  return { actions, recorded: actions.filter(({ key }) => !unrecorded.has(key)), told }
}
