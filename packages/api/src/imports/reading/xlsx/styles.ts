import { isDate, knownDates } from './days.ts'
import type { Parts } from './openParts.ts'
import { parseSmallXml } from './parseXml.ts'
import { zerosOf } from './zeros.ts'

/** How cells are shown, as far as it says what they mean, by the numbers of their styles. */
export type Styles = {
  /** Those whose cells hold a day as a number. */
  days: ReadonlySet<number>
  /** Those of codes with so many digits: patterns such as `0000` and `00-000`. */
  zeros: ReadonlyMap<number, string>
}

/** Reads the styles of a workbook. */
export async function readStyles(parts: Parts): Promise<Styles> {
  const formats = new Map<number, string>()
  const days = new Set<number>()
  const zeros = new Map<number, string>()
  let isCellStyle = false
  let style = 0
  for await (const event of parseSmallXml(parts, 'xl/styles.xml')) {
    if (event.type === 'text') continue
    if (event.name === 'cellXfs') isCellStyle = event.type === 'open'
    if (event.type === 'close') continue
    const { numFmtId, formatCode = '' } = event.attributes
    const number = Number(numFmtId)
    if (event.name === 'numFmt') formats.set(number, formatCode)
    if (event.name !== 'xf' || !isCellStyle) continue
    const format = formats.get(number) ?? ''
    const pattern = zerosOf(format)
    if (knownDates.has(number) || isDate(format)) days.add(style)
    else if (pattern !== null) zeros.set(style, pattern)
    style += 1
  }
  return { days, zeros }
}
