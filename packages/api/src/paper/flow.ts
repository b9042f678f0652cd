import { turnPage } from './frame.ts'
import type { BrokenLine } from './mixing.ts'
import { addPart, bottom, type Part, type Sheet } from './sheet.ts'
import { linesOf, type Run } from './text.ts'

/** How many lines of a text stand at least at the foot of a page, and at the head of the next one. */
const fewest = 2

/** A text with its place, and how high what follows is that its last lines must not be parted from; nothing without. */
export type Flowing = { x: number; width: number; tag?: string; kept?: number }

/** Writes texts that follow one another where the sheet is: what a page has no space for goes on on the next one. */
export function flow(
  sheet: Sheet,
  part: Part,
  runs: readonly Run[],
  { x, width, tag = 'P', kept = 0 }: Flowing
): void {
  let left: readonly BrokenLine[] = linesOf(sheet, runs, { x, width })
  if (left.length === 0) return
  const piece = addPart(sheet, part, tag)
  for (let isFurther = false; ; isFurther = true) {
    const count = countFitting(left, { space: bottom - sheet.y, kept, isFurther })
    const lines = left.slice(0, count)
    const top = sheet.y
    if (count > 0) piece.add(() => sheet.mixing.drawLines(lines, top))
    sheet.y += heightOfLines(lines)
    left = left.slice(count)
    if (left.length === 0) return
    turnPage(sheet)
  }
}

/** How high the first lines of a text stand, which are not parted. */
export function beginningHeight(lines: readonly BrokenLine[]): number {
  return heightOfLines(lines.length < 2 * fewest ? lines : lines.slice(0, fewest))
}

/** How high lines stand under one another, in points. */
export function heightOfLines(lines: readonly BrokenLine[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}

type Page = { space: number; kept: number; isFurther: boolean }

/** How many lines of what is left a page takes. One that was turned to for them takes some in any case. */
function countFitting(lines: readonly BrokenLine[], { space, kept, isFurther }: Page): number {
  const fitting = countIn(lines, space)
  if (fitting === lines.length && heightOfLines(lines) + kept <= space) return fitting
  const count = Math.min(fitting, lines.length - fewest)
  if (count >= fewest) return count
  return isFurther ? Math.max(1, fitting) : 0
}

function countIn(lines: readonly BrokenLine[], space: number): number {
  let used = 0
  const first = lines.findIndex(({ height }) => {
    used += height
    return used > space
  })
  return first === -1 ? lines.length : first
}
