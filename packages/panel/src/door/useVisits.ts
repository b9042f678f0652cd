import { useLanguage } from '@gallery/client'
import type { Arrival, DoorGuest, DoorSlot } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import type { DoorVisit } from '@gallery/ui/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { needInWords } from '../fields/needs.ts'
import { deviceId } from './device.ts'
import { alsoAt, countSlot, isFound, lastArrival, nameOf } from './doorFacts.ts'

/** How long whoever came in stays where they were, in milliseconds: nothing moves away under a finger. */
const rest = 2_000

/** Gives the words about where and how somebody came in: "14:58, en otra puerta". */
export function useArrivalWords(): (arrival: Arrival) => string {
  const intl = useIntl()
  const dates = useDates()
  return ({ at, how, device, door }) => {
    const time = dates.clock(at)
    if (device !== deviceId()) {
      const id = door === '' ? 'admin.door.elsewhere' : 'admin.door.at'
      return intl.formatMessage({ id }, { time, door })
    }
    return how === 'code' ? intl.formatMessage({ id: 'admin.door.byCode' }, { time }) : time
  }
}

/** The rows of a time, or of what is searched in it: first who is still to come, then who is inside. */
export function useVisits(slot: DoorSlot, words: string): DoorVisit[] {
  const intl = useIntl()
  const language = useLanguage()
  const arrivalWords = useArrivalWords()
  const { guests } = slot
  const sunk = useSunk(slot.id, guests)
  const { free } = countSlot(slot)

  function visitOf(guest: DoorGuest): DoorVisit {
    const { id, people, inside, needs, school, comments, confirmed } = guest
    const last = lastArrival(guest)
    const twice = alsoAt(guest, deviceId())
    const tongue =
      guest.language === language ? [] : [intl.formatMessage({ id: `admin.door.in.${guest.language}` })]
    const told = [school, last ? arrivalWords(last) : comments].filter(Boolean).join('. ')
    return {
      id,
      name: nameOf(guest),
      people,
      inside,
      note: told === '' ? undefined : told,
      needs: inside >= people ? [] : [...needs.map((need) => needInWords(need, intl)), ...tongue],
      unconfirmed: !confirmed,
      warning: twice && intl.formatMessage({ id: 'admin.door.alsoAt' }, { where: arrivalWords(twice) }),
      // Who came without a booking and is not known to the server yet can only be taken back.
      spare: id > 0 ? free : 0,
    }
  }

  return guests
    .filter((guest) => words === '' || isFound(guest, words))
    .toSorted((one, other) => Number(sunk.has(one.id)) - Number(sunk.has(other.id)))
    .map(visitOf)
}

/** Who stands at the end because all of them are inside; it takes a moment until somebody does. */
function useSunk(slot: number, guests: readonly DoorGuest[]): ReadonlySet<number> {
  const inside = guests.filter((guest) => guest.inside >= guest.people).map(({ id }) => id)
  const key = inside.join()
  const [settled, setSettled] = useState({ slot, key })
  // Another time stands in its order at once.
  if (settled.slot !== slot) setSettled({ slot, key })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ slot, key }), rest)
    return () => clearTimeout(timer)
  }, [slot, key])
  return new Set((settled.slot === slot ? settled.key : key).split(',').map(Number))
}
