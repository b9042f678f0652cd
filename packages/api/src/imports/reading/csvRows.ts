import type { TableRows } from './table.ts'

/** Characters that one row may have. More means a quote that nobody closed. */
const longestRow = 1_000_000

type Taken = { cells: string[]; next: number }

/**
 * Reads the rows of a CSV text as it comes. Quotes are doubled inside quotes; one that is followed by neither separator
 * nor end of line stands for itself. A quote that is never closed costs its own line only: that row is given with the
 * problem `unclosed`, and reading goes on with the next line.
 */
export async function* csvRows(pieces: AsyncIterable<string>, delimiter: string): TableRows {
  const source = pieces[Symbol.asyncIterator]()
  let text = ''
  let at = 0
  let isEnd = false
  let row = 0
  for (;;) {
    const taken = takeRow(text, at, delimiter, isEnd)
    if (taken === null && !isEnd && text.length - at < longestRow) {
      const piece = await source.next()
      isEnd = piece.done === true
      text = text.slice(at) + (piece.done ? '' : piece.value)
      at = 0
      continue
    }
    if (taken === null && at >= text.length) return
    row += 1
    const whole = taken === 'unclosed' ? null : taken
    const read = whole ?? takeLine(text, at, delimiter)
    at = read.next
    yield whole ? { row, cells: read.cells } : { row, cells: read.cells, problem: 'unclosed' }
  }
}

/** One row from `at`, or null when the text ends before the row does. */
function takeRow(text: string, at: number, delimiter: string, isEnd: boolean): Taken | 'unclosed' | null {
  if (at >= text.length) return null
  const cells: string[] = []
  let from = at
  for (;;) {
    const isQuoted = text[from] === '"'
    const end = isQuoted ? quoteEnd(text, from + 1, delimiter, isEnd) : plainEnd(text, from, delimiter)
    if (end === 'never') return 'unclosed'
    // The sign after a last carriage return decides whether the line ends there.
    if (end === null || (end >= text.length - 1 && !isEnd)) return null
    cells.push(isQuoted ? text.slice(from + 1, end - 1).replaceAll('""', '"') : text.slice(from, end))
    if (text[end] !== delimiter) return { cells, next: afterLine(text, end) }
    from = end + 1
  }
}

/**
 * The place after the closing quote, or null when there is none yet. A quote that opens a cell of a later line, where
 * only a doubled one could stand, shows that this one is never closed.
 */
function quoteEnd(text: string, from: number, delimiter: string, isEnd: boolean): number | 'never' | null {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    const before = text[at - 1]
    const after = text[at + 1]
    if (after === '"') at += 1
    else if (after === undefined) return isEnd ? at + 1 : null
    else if (after === delimiter || after === '\n' || after === '\r') return at + 1
    else if (at > from && (before === delimiter || before === '\n')) {
      if (text.slice(from, at).includes('\n')) return 'never'
    }
  }
  return null
}

function plainEnd(text: string, from: number, delimiter: string): number {
  let at = from
  for (; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === delimiter || sign === '\n' || sign === '\r') return at
  }
  return at
}

/** The line as it stands, split at every separator, for a row whose quotes make no sense. */
function takeLine(text: string, at: number, delimiter: string): Taken {
  const rest = /[^\r\n]*/y
  rest.lastIndex = at
  const line = rest.exec(text)?.[0] ?? ''
  const cells = line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
  return { cells, next: afterLine(text, at + line.length) }
}

function afterLine(text: string, end: number): number {
  return text.startsWith('\r\n', end) ? end + 2 : end + 1
}
