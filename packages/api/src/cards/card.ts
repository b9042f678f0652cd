import { bound } from '@gallery/contract'
import sharp from 'sharp'
import type { Face } from '../paper/fonts.ts'
import { type AllLetters, openLetters } from '../paper/letters.ts'
import { directionOf } from '../paper/pieces.ts'
import { printable } from '../paper/printable.ts'
import { shortened, signsOf } from '../paper/signs.ts'
import { spelledIn } from '../paper/spelledOut.ts'
import { type Outline, outline, runsOf } from './outline.ts'

/** Pixels, as the networks that show it ask for. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 80
const width = cardSize.width - 2 * margin
const paper = '#ffffff'
const ink = '#141414'
/** Signs of a title; the rest is cut. */
const longest = 180
/** Signs of the gallery's name: one line of it. */
const longestName = 60

/** The picture that stands for a page without one: its title, large, over the name of the gallery. A PNG. */
export async function drawCard(title: string, gallery: string): Promise<Buffer> {
  const letters = await openLetters()
  const text = shortened(spelledLine(letters, 'bold', title), longest)
  const size = sizeFor(signsOf(text).length)
  const head = outline(letters, bound(text), { face: 'bold', size, width })
  const name = shortened(spelledLine(letters, 'regular', gallery), longestName)
  const foot = outline(letters, name, { face: 'regular', size: 32, width })
  const { width: right, height: bottom } = cardSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${right}" height="${bottom}">
<path fill="${paper}" d="M0 0h${right}v${bottom}H0z"/>
${head ? pathAt(head, margin - head.top) : ''}
${foot ? pathAt(foot, bottom - margin - foot.bottom) : ''}
</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

/** Pixels of the letters: what is short is large. */
function sizeFor(length: number): number {
  if (length <= 36) return 88
  return length <= 90 ? 64 : 48
}

/** A text without breaks, as the faces of paper can show it. */
function spelledLine(letters: AllLetters, face: Face, text: string): string {
  const line = printable(text.replaceAll(/\p{Cc}/gu, ' '))
  return spelledIn(letters, face, line, (told) => runsOf(letters, face, told, directionOf(told))).trim()
}

/** Its ink begins at the margin where its writing does, and its lines stand on whole pixels. */
function pathAt({ path, left, right, direction }: Outline, y: number): string {
  const x = direction === 'rtl' ? cardSize.width - margin - right : margin - left
  return `<path fill="${ink}" transform="translate(${x} ${Math.round(y)})" d="${path}"/>`
}
