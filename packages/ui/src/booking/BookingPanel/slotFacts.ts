import type { SlotTime } from '../SlotList/slotTime.ts'

/** What all the slots of a day have in common; undefined where they differ, or where there are none. */
export interface SlotFacts {
  note?: string
  /** The language of the note, when it is not the page's. */
  noteLang?: string
  minutes?: number
  limit?: number
}

function shared<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values
  return values.every((value) => value === first) ? first : undefined
}

const minutesOf = ({ start, end }: SlotTime) => Math.round((Date.parse(end) - Date.parse(start)) / 60_000)

/** Said once for the day instead of on every row: what happens, how long it lasts, for how many people. */
export function slotFacts(slots: readonly SlotTime[]): SlotFacts {
  const note = shared(slots.map((slot) => slot.note)) || undefined
  return {
    note,
    noteLang: note && slots[0]?.noteLang,
    minutes: shared(slots.map(minutesOf)),
    limit: shared(slots.map(({ limit }) => limit)) || undefined,
  }
}
