import { useLoadedSite, useNow } from '@gallery/client'
import { type AgendaSlot, freePlaces, type WaitingDetail } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import type { Waiter } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { needsInWords } from '../../fields/needs.ts'
import { nameOf } from '../guestsOf.ts'
import { othersOfDay, placesFor } from './placesFor.ts'

/** Somebody in the line of a slot: what is known of them, how they are shown, and which slots have a place for them now. */
export interface Waited {
  detail: WaitingDetail
  waiter: Waiter
  places: AgendaSlot[]
}

/** Gives the line of a slot in words. `slots` are those of the calendar, where there may be places instead. */
export function useWaiters(
  slot: AgendaSlot,
  slots: readonly AgendaSlot[]
): (line: readonly WaitingDetail[]) => Waited[] {
  const intl = useIntl()
  const dates = useDates()
  const now = useNow()
  const { today } = useLoadedSite()
  const others = othersOfDay(slot, slots, intl.timeZone ?? 'UTC')
  const say = (name: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `admin.waiting.${name}` }, values)

  function whenOf(instant: string) {
    const day = dates.dayOf(instant)
    return { today: String(day === today), day: dates.weekdayDay(day), time: dates.clock(instant) }
  }

  /** Since when they wait, and where there is a place for them if not here. */
  function noteOf({ created_at, any_time, people }: WaitingDetail, [first]: readonly AgendaSlot[]): string {
    const left = freePlaces(slot)
    const elsewhere = first && first.id !== slot.id ? first : undefined
    const sentences = [
      say('since', whenOf(created_at)),
      ...(any_time ? [say('anyTime')] : []),
      ...(left > 0 && left < people ? [say('tooMany', { left })] : []),
      ...(elsewhere
        ? [say('elsewhere', { time: dates.clock(elsewhere.start), left: freePlaces(elsewhere) })]
        : []),
    ]
    return sentences.join('. ')
  }

  return (line) =>
    line
      .filter(({ offer }) => offer === null || new Date(offer.until) > now)
      .map((detail) => {
        const { id, people, needs, school, comments, offer } = detail
        const places = offer ? [] : placesFor(detail, [slot, ...others], now)
        const [first] = places
        return {
          detail,
          places,
          waiter: {
            id,
            name: nameOf(detail),
            people,
            school,
            needs: needsInWords(needs, intl),
            comments,
            note: offer ? say('offered', whenOf(offer.until)) : noteOf(detail, places),
            ...(offer ? { offer } : {}),
            ...(first ? { suggestion: say('offer', { time: dates.clock(first.start) }) } : {}),
          },
        }
      })
}
