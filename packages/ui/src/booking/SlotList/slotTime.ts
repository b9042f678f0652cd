import type { SlotCapacity } from './slotState.ts'

/** A bookable time of an event; a plain value, never the API's record. */
export interface SlotTime extends SlotCapacity {
  id: string | number
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /**
   * Whether it takes school groups.
   * @default false
   */
  groups?: boolean
  /**
   * What is left is for those who wait: it can still be asked for, and waited for.
   * @default false
   */
  claimed?: boolean
  /**
   * Few of its places are left, as the gallery counts few.
   * @default false
   */
  few?: boolean
  /** What happens then: "Guided tour with Ana Dulitzky". */
  note?: string
  /** The language of the note, when it is not the page's. */
  noteLang?: string | undefined
}
