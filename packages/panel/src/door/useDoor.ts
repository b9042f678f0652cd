import { connection, Failure, report } from '@gallery/client'
import { type DoorActionForm, type DoorList, longestDoorName } from '@gallery/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { randomKey } from '../frame/randomKey.ts'
import type { AtDoor } from './applyActions.ts'
import { deviceId, doorName } from './device.ts'
import { withDone } from './done.ts'
import {
  afterFailure,
  allWell,
  type DoorState,
  type Heard,
  nothingKnown,
  shownList,
  withoutDay,
} from './doorState.ts'
import { changeDone, forgetDay, readDone, readList } from './doorStore.ts'
import { goRound } from './goRound.ts'
import { isOver } from './isOver.ts'
import { oneLine } from './oneLine.ts'
import type { Told } from './sendWaiting.ts'

/** What is done at a door, without the key and the instant that it gets. */
type Doing = DoorActionForm extends infer Each
  ? Each extends DoorActionForm
    ? Omit<Each, 'key' | 'at'>
    : never
  : never

/** The door of this phone. */
export interface Door {
  /** Today's list with all that was done here; undefined until it is there. */
  list: DoorList | undefined
  /** How many things wait to be sent. */
  waiting: number
  /** The key of the one that has waited longest. */
  oldest: string | undefined
  /** Whether the server was not there when it was asked last. */
  lost: boolean
  /** The list could not be read, for another reason. */
  failed: boolean
  /** The instant by the gallery's clock. */
  now: () => Date
  /** Does something. @returns its key, by which it is taken back */
  act: (doing: Doing) => string
  /** Reads the list anew, for somebody who asks for it. */
  sync: () => Promise<void>
}

/** How often a door looks what the others did, in milliseconds. */
const pause = 15_000

/**
 * The day at the door. What is done shows at once and is kept on the phone until the server has it; the list is read anew
 * from time to time, whenever something was sent, and when the connection is back. `onTold` hears what did not come out as
 * it was done.
 */
export function useDoor(onTold: (told: readonly Told[]) => void): Door {
  const intl = useIntl()
  const [state, setState] = useState(nothingKnown)
  const [heard, setHeard] = useState(allWell)
  /** What the phone knows, for work that goes on while the screen is drawn anew. */
  const phone = useRef({ state, heard, running: false, again: false, loaded: false })
  const tell = useRef(onTold)
  useEffect(() => {
    tell.current = onTold
  })
  const walkIn = intl.formatMessage({ id: 'admin.door.walkIn' })
  const at = useCallback(
    (): AtDoor => ({ device: deviceId(), door: oneLine(doorName(), longestDoorName.door), walkIn }),
    [walkIn]
  )

  const become = useCallback((next: DoorState): void => {
    phone.current.state = next
    setState(next)
  }, [])

  const hear = useCallback((next: Heard): void => {
    phone.current.heard = next
    setHeard(next)
  }, [])

  const forget = useCallback(async (): Promise<void> => {
    become(withoutDay(phone.current.state))
    await forgetDay()
  }, [become])

  const look = useCallback(async (): Promise<void> => {
    const here = phone.current
    if (here.running || !here.loaded) {
      here.again = true
      return
    }
    here.running = true
    try {
      do {
        here.again = false
        await goRound({ state: () => here.state, become, at, tell: (told) => tell.current(told) })
        hear(allWell)
      } while (here.again)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const { status } = error
      const { reported } = here.heard
      hear(afterFailure(here.heard, status))
      // Where only this call did not get through, the next look is soon enough.
      if (status === 0) void connection.back().then((wasAway) => (wasAway ? look() : undefined))
      // Whose session was ended, here or from another device, sees nobody's name any more.
      if (status === 401) await forget()
      if (status !== 0 && status !== reported) report(error)
    } finally {
      here.running = false
    }
  }, [at, become, hear, forget])

  useEffect(() => {
    let isGone = false
    async function begin() {
      const [kept, sent, waiting] = await Promise.all([readList(), readDone('sent'), readDone('waiting')])
      if (isGone) return
      const { state: before } = phone.current
      phone.current.loaded = true
      become({
        kept,
        sent: withDone(sent, before.sent),
        waiting: withDone(waiting, before.waiting),
      })
      if (kept && isOver(kept)) await forget()
      await look()
    }
    void begin()
    const lookAgain = () => {
      const { kept } = phone.current.state
      if (kept && isOver(kept)) void forget()
      if (document.visibilityState === 'visible') void look()
    }
    const timer = setInterval(lookAgain, pause)
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('online', lookAgain)
    window.addEventListener('offline', lookAgain)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('online', lookAgain)
      window.removeEventListener('offline', lookAgain)
    }
  }, [become, forget, look])

  const sync = useCallback((): Promise<void> => {
    phone.current.heard = { ...phone.current.heard, reported: undefined }
    return look()
  }, [look])

  const now = useCallback(() => new Date(Date.now() + (phone.current.state.kept?.lead ?? 0)), [])

  const act = useCallback(
    (doing: Doing): string => {
      const key = randomKey()
      const done = { key, at: now().toISOString(), ...doing }
      const { state: before } = phone.current
      become({ ...before, waiting: [...before.waiting, done] })
      void changeDone('waiting', { add: [done] }).then(() => look())
      return key
    },
    [become, look, now]
  )

  const list = useMemo(() => shownList(state, at()), [state, at])
  const { waiting } = state
  const { lost, failed } = heard
  return { list, waiting: waiting.length, oldest: waiting[0]?.key, lost, failed, now, act, sync }
}
