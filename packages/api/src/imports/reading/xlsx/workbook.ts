import { Refused } from '../../../errors.ts'
import { longestName, maxSheets } from '../limits.ts'
import { tooMuch } from '../tooMuch.ts'
import type { Parts } from './openParts.ts'
import { parseSmallXml } from './parseXml.ts'

/** The sheets of a workbook by name, each with the part that holds it, and how its days are counted. */
export type Workbook = {
  sheets: readonly { name: string; part: string }[]
  /** Whether day 0 is 1 January 1904, as old Macs had it. */
  is1904: boolean
}

/** Reads what a workbook is made of. @throws Refused 422 for a zip that is none, 413 for too many sheets */
export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const targets = new Map<string, string>()
  for await (const event of parseSmallXml(parts, 'xl/_rels/workbook.xml.rels')) {
    if (event.type === 'open' && event.name === 'Relationship') {
      targets.set(event.attributes.Id ?? '', event.attributes.Target ?? '')
    }
  }
  const sheets: { name: string; part: string }[] = []
  let is1904 = false
  for await (const event of parseSmallXml(parts, 'xl/workbook.xml')) {
    if (event.type !== 'open') continue
    if (event.name === 'workbookPr') is1904 = ['1', 'true'].includes(event.attributes.date1904 ?? '')
    if (event.name !== 'sheet') continue
    const target = targets.get(event.attributes['r:id'] ?? '')
    if (target)
      sheets.push({ name: (event.attributes.name ?? '').slice(0, longestName), part: partOf(target) })
    if (sheets.length > maxSheets) throw tooMuch()
  }
  if (sheets.length === 0) throw new Refused(422, 'import.noSheet')
  return { sheets, is1904 }
}

/** A target is written from the folder of the workbook, or from the root. */
function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
