import type { ImportKind } from '@gallery/contract'
import { cut } from '../cells/cut.ts'
import { suggest } from '../suggest.ts'
import { longestName as keptName, maxColumns } from './limits.ts'

/** Where the names of the columns stand and where the data begin; rows count from 1, 0 means none. */
export type Header = { header_row: number; first_row: number }

/** A name is short. */
const longestName = 80

/**
 * Finds the row of names among the first rows of a file: the first one that is about as wide as the rest and has nothing
 * but short words in it, most of them different: two may be called "Notas", and numbers "#". Titles and remarks above it
 * are passed over. Under names that span several columns stands a second row with the names of those; then that is the
 * one. Where a name that spans columns is repeated above each of them, it is the one that tells us more of them.
 *
 * @param kind what is to be brought in, which tells what columns are called
 */
export function findHeader(head: readonly (readonly string[])[], kind: ImportKind): Header {
  const widths = head.map((cells) => cells.filter(isFilled).length)
  const widest = typicalWidth(widths)
  const found = head.findIndex((cells, at) => (widths[at] ?? 0) >= widest * 0.6 && isNames(cells))
  if (found === -1) {
    const first = widths.findIndex((width) => width > 0)
    return { header_row: 0, first_row: Math.max(0, first) + 1 }
  }
  const isAbove = isSecondRow(head[found] ?? [], head[found + 1] ?? []) || isRepeatedAbove(head, found, kind)
  const row = isAbove ? found + 1 : found
  const data = widths.findIndex((width, at) => at > row && width > 0)
  return { header_row: row + 1, first_row: (data === -1 ? row + 1 : data) + 1 }
}

/**
 * The names of `width` columns, each one different: those of the row of names, where that is empty what stands above it,
 * and “Columna 5” where nothing does.
 */
export function columnNames(
  head: readonly (readonly string[])[],
  headerRow: number,
  width: number
): string[] {
  const rows = head.slice(Math.max(0, headerRow - 2), headerRow).reverse()
  const names: string[] = []
  for (let at = 0; at < width; at += 1) {
    const name = rows
      .map((cells) =>
        cut(cells[at] ?? '', keptName)
          .replace(/\s+/g, ' ')
          .trim()
      )
      .find(isFilled)
    names.push(different(name ?? `Columna ${at + 1}`, names))
  }
  return names
}

function different(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let count = 2; ; count += 1) {
    if (!taken.includes(`${name} (${count})`)) return `${name} (${count})`
  }
}

/** As wide as a row of ten is that are not empty: a few stray cells far to the right count for nothing. */
function typicalWidth(widths: readonly number[]): number {
  const filled = widths.filter((width) => width > 0).sort((one, other) => other - one)
  return Math.max(1, filled[Math.floor(filled.length / 10)] ?? 1)
}

/** Whether a row has names in it; one whose words mostly say the same again, such as yes and no, is data. */
function isNames(cells: readonly string[]): boolean {
  const names = cells.filter(isFilled).map((cell) => cell.trim().toLowerCase())
  return new Set(names).size > names.length / 2 && names.every(isName)
}

function isName(text: string): boolean {
  return text.length <= longestName && /\p{L}|^#$/u.test(text) && !/^\d/.test(text)
}

/** The names of columns that the row above spans: names only, and some of them where that row is empty. */
function isSecondRow(above: readonly string[], cells: readonly string[]): boolean {
  const filled = [...cells.keys()].filter((at) => isFilled(cells[at]))
  const isFresh = filled.some((at) => !isFilled(above[at]))
  const leavesOut = above.some((cell, at) => isFilled(cell) && !isFilled(cells[at]))
  return isFresh && leavesOut && isNames(cells)
}

/**
 * Whether a row repeats names of groups and the one below has those of the columns. So may a row in which two columns are
 * called "Notas", with a first record all in words under it: only what we know as names of columns tells them apart.
 */
function isRepeatedAbove(head: readonly (readonly string[])[], at: number, kind: ImportKind): boolean {
  const [above = [], below = []] = head.slice(at, at + 2)
  const names = above.filter(isFilled).map((cell) => cell.trim().toLowerCase())
  if (new Set(names).size === names.length || !below.filter(isFilled).every(isName)) return false
  const width = Math.min(maxColumns, Math.max(above.length, below.length))
  const known = (row: number) => Object.keys(suggest(kind, columnNames(head, row + 1, width))).length
  return known(at + 1) > known(at)
}

function isFilled(cell: string | undefined): cell is string {
  return cell !== undefined && cell.trim() !== ''
}
