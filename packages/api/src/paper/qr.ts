import { encode } from 'uqr'
import { addPart, ink, type Part, type Sheet } from './sheet.ts'

/** How many white modules must surround a code, by its standard. */
const quiet = 4

/**
 * Draws an address as a QR code, of shapes that stay sharp at any size. It can be read with a seventh of it covered. The
 * white that a reader needs around it is part of its side.
 *
 * @param box its top left corner and the length of a side, in points
 */
export function addQr(
  sheet: Sheet,
  part: Part,
  address: string,
  { x, y, side, alt }: { x: number; y: number; side: number; alt: string }
): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 })
  const module = side / (size + 2 * quiet)
  addPart(sheet, part, 'Figure', { alt }).add(() => {
    for (const [row, modules] of data.entries()) {
      for (const [from, length] of runsOf(modules)) {
        sheet.doc.rect(x + (from + quiet) * module, y + (row + quiet) * module, length * module, module)
      }
    }
    sheet.doc.fill(ink.text)
  })
}

/** The dark stretches of a row: where each begins and how long it is. */
function runsOf(modules: readonly boolean[]): [from: number, length: number][] {
  const runs: [from: number, length: number][] = []
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  }
  return runs
}
