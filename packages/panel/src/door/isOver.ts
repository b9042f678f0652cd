import { dayOf } from '@gallery/contract'
import type { KeptList } from './doorStore.ts'

/** Whether the day of a list is over by the gallery's clock, and so is each of its times: one may be on at midnight. */
export function isOver({ list, lead }: KeptList, phone = Date.now()): boolean {
  const now = new Date(phone + lead)
  return dayOf(now, list.zone) !== list.day && list.slots.every(({ end }) => new Date(end) <= now)
}
