import type { DoorSlot } from '@gallery/contract'
import { useToast } from '@gallery/ui'
import type { DoorVisit } from '@gallery/ui/admin'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Door } from './useDoor.ts'

interface LettingIn {
  /** Counts some of a booking in, or out again where the number is negative. */
  count: (slot: DoorSlot, visit: DoorVisit, number: number) => void
  /** Lets in who came without a booking. An empty name is one that nobody gave. */
  walkIn: (slot: DoorSlot, people: number, name: string) => void
}

/** Gives what lets people in and out of a time of the door, each offered to be taken back. */
export function useLettingIn({ act }: Pick<Door, 'act'>): LettingIn {
  const intl = useIntl()
  const { show, dismiss } = useToast()
  const said = useRef<string>(undefined)

  function offerUndo(key: string, name: string, count: number): void {
    const text = intl.formatMessage(
      { id: count < 0 ? 'admin.door.out' : 'admin.door.in' },
      { name, people: Math.abs(count) }
    )
    // One at a time: several would lie over those who wait.
    if (said.current !== undefined) dismiss(said.current)
    said.current = show({
      text,
      undo: async () => {
        act({ what: 'undo', undoes: key })
        return true
      },
    })
  }

  return {
    count(slot, { id, name, people, inside }, number) {
      // Who came without a booking, and is not known to the server yet, can only be taken back.
      if (id < 0) {
        const walkIn = slot.guests.find((guest) => guest.id === id)?.arrivals[0]
        if (walkIn && number < 0) act({ what: 'undo', undoes: walkIn.key })
        return
      }
      const more = inside + number > people
      const key = act({ what: 'in', appointment: id, people: number, how: 'list', more })
      offerUndo(key, name, number)
    },
    walkIn(slot, people, name) {
      const key = act({ what: 'walkIn', place: slot.id, people, name })
      offerUndo(key, name || intl.formatMessage({ id: 'admin.door.walkIn' }), people)
    },
  }
}
