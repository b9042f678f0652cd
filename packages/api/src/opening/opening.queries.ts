import { addDays, dayOf, isOffered, type Opening, type Options } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { readSomeOptions } from '../readOptions.ts'
import { holidaysOf } from './holidays.ts'

/** What decides which days are open, for the days from `from` to `to` ('YYYY-MM-DD', both included). */
export async function readOpening(db: Db, from: string, to: string): Promise<Opening> {
  return openingOf(await readSomeOptions(db, ['openDays', 'closures', 'holidayCountry']), from, to)
}

async function openingOf(
  { openDays, closures, holidayCountry }: Pick<Options, 'openDays' | 'closures' | 'holidayCountry'>,
  from: string,
  to: string
): Promise<Opening> {
  return { openDays, closures, holidays: await holidaysOf(holidayCountry, from, to) }
}

/** The holidays of `days` days from `from` on that are closed days of the gallery. */
export async function readHolidays(db: Db, from: string, days: number): Promise<Opening['holidays']> {
  const { holidayCountry } = await readSomeOptions(db, ['holidayCountry'])
  return holidaysOf(holidayCountry, from, addDays(from, days - 1))
}

/**
 * Whether a slot is offered to visitors: on an open day, or opened on purpose. `options` are not read again where the
 * caller has them.
 */
export async function isOfferedOn(
  db: Db,
  { zone, options }: { zone: string; options?: Options },
  slot: { start: Date; open_anyway: boolean }
): Promise<boolean> {
  const day = dayOf(slot.start, zone)
  return isOffered(slot, day, await (options ? openingOf(options, day, day) : readOpening(db, day, day)))
}
