import { read } from '@gallery/client'
import { type DoorActionForm, urlOf } from '@gallery/contract'
import type { AtDoor } from './applyActions.ts'
import { nameOfDone } from './doorFacts.ts'
import { afterList, afterPart, type DoorState, shownList } from './doorState.ts'
import { changeDone, keepList } from './doorStore.ts'
import { inTime } from './inTime.ts'
import { sendWaiting, type Told } from './sendWaiting.ts'

/** A phone at a door. */
interface Phone {
  state: () => DoorState
  become: (state: DoorState) => void
  at: () => AtDoor
  /** Hears at once what did not come out as it was done: what comes after it may fail. */
  tell: (told: readonly Told[]) => void
}

/**
 * Sends what waits, then asks for the list. What was sent stays shown until a list has come that has it.
 *
 * @throws Failure with status 0 while there is no connection
 */
export async function goRound({ state, become, at, tell }: Phone): Promise<void> {
  await sendWaiting(state().waiting, at(), {
    whose: (action) => whose(action, state(), at()),
    onPart: async (part) => {
      become(afterPart(state(), part))
      if (part.told.length > 0) tell(part.told)
      // In this order: what stands in both is sent once more, which changes nothing.
      await changeDone('sent', { add: part.recorded })
      await changeDone('waiting', { drop: part.actions })
    },
  })
  const told = state().sent
  const { data } = await read(urlOf('/api/door'), inTime)
  const next = afterList(state(), data, told)
  become(next)
  if (next.kept) await keepList(next.kept)
  if (told.length > 0) await changeDone('sent', { drop: told })
}

/** Whom an action is about, as what the phone shows tells; of a walk-in also without a list. */
function whose(action: DoorActionForm, state: DoorState, at: AtDoor): string {
  const list = shownList(state, at)
  const shown = list === undefined ? '' : nameOfDone(list, action.key)
  return shown === '' && action.what === 'walkIn' ? (action.name ?? '') : shown
}
