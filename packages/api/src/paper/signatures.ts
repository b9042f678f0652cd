import { say } from '../say.ts'
import { makeSpace } from './frame.ts'
import { addPart, contentWidth, ink, mm, page, rule, type Sheet } from './sheet.ts'
import { styles, write } from './text.ts'

/** How far apart two columns stand, and how wide each is. */
export const gutter = 8 * mm
export const half = (contentWidth - gutter) / 2

/** How high the lines to sign on stand, with what is left above them to sign in. */
export const signaturesHeight = 38 * mm

/** Two lines to sign on, which stay together, each with who signs. @param mark what stands over them in large letters */
export function addSignatures(sheet: Sheet, signers: readonly [string, string], mark = ''): void {
  makeSpace(sheet, signaturesHeight)
  const y = sheet.y + 26 * mm
  const part = addPart(sheet, sheet.root, 'Sect')
  write(sheet, part, styles.heading, mark, { x: page.left, y: sheet.y + 8 * mm, width: contentWidth })
  for (const [side, who] of signers.entries()) {
    const x = page.left + side * (half + gutter)
    rule(sheet, y, { color: ink.text, weight: 0.7, from: x, to: x + half })
    const text = say(sheet.language, 'paper.note.signature', { who })
    write(sheet, part, styles.small, text, { x, y: y + 1.5 * mm, width: half })
  }
  sheet.y += signaturesHeight
}
