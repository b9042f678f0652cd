import type { Parts } from './openParts.ts'
import { parseSmallXml } from './parseXml.ts'

/** The formats of days and times that every program knows by number. */
const known = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57])

/** The styles, by their numbers, whose cells hold a day as a number. */
export async function readDateStyles(parts: Parts): Promise<Set<number>> {
  const formats = new Set(known)
  const styles = new Set<number>()
  let isCellStyle = false
  let style = 0
  for await (const event of parseSmallXml(parts, 'xl/styles.xml')) {
    if (event.type === 'text') continue
    if (event.name === 'cellXfs') isCellStyle = event.type === 'open'
    if (event.type === 'close') continue
    const { numFmtId, formatCode } = event.attributes
    if (event.name === 'numFmt' && isDate(formatCode ?? '')) formats.add(Number(numFmtId))
    if (event.name !== 'xf' || !isCellStyle) continue
    if (formats.has(Number(numFmtId))) styles.add(style)
    style += 1
  }
  return styles
}

/** Whether a format has days in it, apart from what is quoted, escaped or in brackets. */
function isDate(format: string): boolean {
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
