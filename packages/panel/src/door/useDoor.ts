import { connection, Failure, read, report } from '@gallery/client'
import { type DoorActionForm, type DoorList, urlOf } from '@gallery/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { applyActions } from './applyActions.ts'
import { deviceId, doorName, randomKey } from './device.ts'
import { forgetDay, type KeptList, keepList, keepWaiting, readList, readWaiting } from './doorStore.ts'
import { isOver } from './isOver.ts'
import { sendWaiting, type Told } from './sendWaiting.ts'

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
  /** Whether the server was not there when it was asked last. */
  lost: boolean
  /** The list could not be read, for another reason. */
  failed: boolean
  /** The instant by the gallery's clock. */
  now: () => Date
  /** Does something. @returns its key, by which it is taken back */
  act: (doing: Doing) => string
  /** Reads the list anew. */
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
  const [kept, setKept] = useState<KeptList>()
  const [waiting, setWaiting] = useState<readonly DoorActionForm[]>([])
  const [lost, setLost] = useState(false)
  const [failed, setFailed] = useState(false)
  /** What the phone knows, for work that goes on while the screen is drawn anew. */
  const state = useRef({ kept, waiting, running: false, again: false, loaded: false })
  const tell = useRef(onTold)
  useEffect(() => {
    tell.current = onTold
  })

  const hold = useCallback((actions: readonly DoorActionForm[]): Promise<void> => {
    state.current.waiting = actions
    setWaiting(actions)
    return keepWaiting(actions)
  }, [])

  const take = useCallback(async (list: DoorList): Promise<void> => {
    const next = { list, lead: new Date(list.now).getTime() - Date.now() }
    state.current.kept = next
    setKept(next)
    await keepList(next)
  }, [])

  const sync = useCallback(async (): Promise<void> => {
    const at = state.current
    if (at.running || !at.loaded) {
      at.again = true
      return
    }
    at.running = true
    try {
      do {
        at.again = false
        const told = await sendWaiting(at.waiting, (sent) => {
          const keys = new Set(sent.map(({ key }) => key))
          return hold(at.waiting.filter(({ key }) => !keys.has(key)))
        })
        const { data } = await read(urlOf('/api/door'))
        await take(data)
        setLost(false)
        setFailed(false)
        if (told.length > 0) tell.current(told)
      } while (at.again)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status === 0) {
        setLost(true)
        void connection.back().then(() => sync())
      } else {
        // Whose session was ended, here or from another device, sees nobody's name any more.
        if (error.status === 401) {
          at.kept = undefined
          setKept(undefined)
          await forgetDay()
        }
        setFailed(true)
        report(error)
      }
    } finally {
      at.running = false
    }
  }, [hold, take])

  useEffect(() => {
    let isGone = false
    async function begin() {
      const [list, actions] = await Promise.all([readList(), readWaiting()])
      if (isGone) return
      state.current.kept = list
      state.current.waiting = actions
      state.current.loaded = true
      if (list && isOver(list)) await forgetDay()
      else setKept(list)
      setWaiting(actions)
      await sync()
    }
    void begin()
    const look = () => {
      const { kept: list } = state.current
      if (list && isOver(list)) {
        state.current.kept = undefined
        setKept(undefined)
        void forgetDay()
      }
      if (document.visibilityState === 'visible') void sync()
    }
    const timer = setInterval(look, pause)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [sync])

  const now = useCallback(() => new Date(Date.now() + (state.current.kept?.lead ?? 0)), [])

  const act = useCallback(
    (doing: Doing): string => {
      const key = randomKey()
      const done = { key, at: now().toISOString(), ...doing }
      void hold([...state.current.waiting, done]).then(() => sync())
      return key
    },
    [hold, now, sync]
  )

  const walkIn = intl.formatMessage({ id: 'admin.door.walkIn' })
  const list = useMemo(
    () => kept && applyActions(kept.list, waiting, { device: deviceId(), door: doorName(), walkIn }),
    [kept, waiting, walkIn]
  )
  return { list, waiting: waiting.length, lost, failed, now, act, sync }
}
