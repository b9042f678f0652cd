import type { DoorList } from '@gallery/contract'
import { type AtDoor, applyActions } from './applyActions.ts'
import { type Done, withDone, withoutDone } from './done.ts'
import type { KeptList } from './doorStore.ts'
import type { Part } from './sendWaiting.ts'

/** What the phone knows of the day at the door. */
export interface DoorState {
  /** The list as it came last. */
  kept: KeptList | undefined
  /** What the server has been told, while no list has come that has it. */
  sent: Done
  /** What the server has not been told. */
  waiting: Done
}

export const nothingKnown: DoorState = { kept: undefined, sent: [], waiting: [] }

/** What the phone shows: the list with all that was done here, whether or not the server has it. */
export function shownList({ kept, sent, waiting }: DoorState, at: AtDoor): DoorList | undefined {
  return kept && applyActions(kept.list, [...sent, ...waiting], at)
}

/** A part has been sent. What was not written down of it is told, and shown no more. */
export function afterPart(state: DoorState, { actions, recorded }: Part): DoorState {
  return {
    ...state,
    sent: withDone(state.sent, recorded),
    waiting: withoutDone(state.waiting, actions),
  }
}

/** A list has come. `told` is what the server had been told when it was asked for: that stands in it. */
export function afterList(state: DoorState, list: DoorList, told: Done, phone = Date.now()): DoorState {
  const kept = { list, lead: new Date(list.now).getTime() - phone }
  return { ...state, kept, sent: withoutDone(state.sent, told) }
}

/** The phone knows of nobody any more who comes; what waits to be sent stays. */
export function withoutDay(state: DoorState): DoorState {
  return { ...state, kept: undefined, sent: [] }
}

/** What came of asking the server last. */
export interface Heard {
  /** It was not there. */
  lost: boolean
  /** It was, and gave no list. */
  failed: boolean
  /** The status that somebody was told of; it is not told again until a list has come, or somebody asks for one. */
  reported: number | undefined
}

/** A list came, or none was asked for yet. */
export const allWell: Heard = { lost: false, failed: false, reported: undefined }

/** The server refused with a status, or did not answer (0). */
export function afterFailure({ reported }: Heard, status: number): Heard {
  return status === 0
    ? { lost: true, failed: false, reported }
    : { lost: false, failed: true, reported: status }
}
