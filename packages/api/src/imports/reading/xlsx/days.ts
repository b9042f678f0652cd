/** The formats of days and times that every program knows by number. */
export const knownDates: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57,
])

/** Whether a format has days in it, apart from what is quoted, escaped or in brackets. */
export function isDate(format: string): boolean {
  return /[dy]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))
}

/**
 * The day that a number means, `YYYY-MM-DD`, with the time where it is not midnight. Null for a number that is none in
 * any spreadsheet: before its first day, or after the year 9999.
 */
export function dayOf(serial: number, is1904: boolean): string | null {
  // The count begins a day early because it knows a 29 February 1900.
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(epoch + Math.round(serial * 86_400) * 1000)
  if (!(serial >= 0) || !(date.getTime() <= lastMoment)) return null
  const iso = date.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ')
}

const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59)
