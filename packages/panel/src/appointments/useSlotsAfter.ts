import { useGet } from '@gallery/client'
import { type AgendaSlot, urlOf } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'

/** How many days ahead the next slot is looked for. */
const ahead = 180

/** The slots of the half year after a day, by time, of one event or of all; undefined until they are there. */
export function useSlotsAfter(day: string, event?: number): readonly AgendaSlot[] | undefined {
  const from = addDays(day, 1)
  return useGet(urlOf('/api/places/agenda', { from, days: ahead, event })).data?.data
}
