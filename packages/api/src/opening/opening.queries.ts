import { addDays, dayOf, isOffered, type Opening } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { readSomeOptions } from '../readOptions.ts'
import { holidaysOf } from './holidays.ts'

/** What decides which days are open, for the days from `from` to `to` ('YYYY-MM-DD', both included). */
export async function readOpening(db: Db, from: string, to: string): Promise<Opening> {
  const { openDays, closures, holidayCountry } = await readSomeOptions(db, [
    'openDays',
    'closures',
    'holidayCountry',
  ])
  return { openDays, closures, holidays: await holidaysOf(holidayCountry, from, to) }
}

/** The holidays of `days` days from `from` on that are closed days of the gallery. */
export async function readHolidays(db: Db, from: string, days: number): Promise<Opening['holidays']> {
  const { holidayCountry } = await readSomeOptions(db, ['holidayCountry'])
  return holidaysOf(holidayCountry, from, addDays(from, days - 1))
}

/** Whether a slot is offered to visitors: on an open day, or opened on purpose. */
export async function isOfferedOn(
  db: Db,
  zone: string,
  slot: { start: Date; open_anyway: boolean }
): Promise<boolean> {
  const day = dayOf(slot.start, zone)
  return isOffered(slot, day, await readOpening(db, day, day))
}
