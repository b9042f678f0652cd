import { maxCells } from './limits.ts'
import { afterQuotes, isCellEnd, quoteMarks } from './quoteMarks.ts'
import type { TableRows } from './table.ts'

/** Characters that one row may have. More means a quote that nobody closed. */
const longestRow = 1_000_000

/** The part of a text that is in memory; it begins at `start` of the whole. */
type Window = { text: string; start: number; isEnd: boolean }

/** Where a cell stands, with its quotes. */
type Span = { isQuoted: boolean; from: number; end: number }

type Taken = { cells: string[]; next: number }

/**
 * Reads the rows of a CSV text as it comes. Quotes are doubled inside quotes; one that is followed by neither separator
 * nor end of line stands for itself. A quote that is never closed costs its own line only: that row is given with the
 * problem `unclosed`, and reading goes on with the next line. It takes time in proportion to the text, whatever is in it;
 * of a row only the first {@link maxCells} cells are given.
 */
export async function* csvRows(pieces: AsyncIterable<string>, delimiter: string): TableRows {
  const source = pieces[Symbol.asyncIterator]()
  const window: Window = { text: '', start: 0, isEnd: false }
  const { takeRow, forget } = rowTaker(delimiter)
  let at = 0
  let row = 0
  for (;;) {
    const taken = takeRow(window, at)
    if (taken === null && !window.isEnd) {
      window.text = window.text.slice(at)
      window.start += at
      forget(window.start)
      at = 0
      // A row is looked at anew when there is twice as much of it: not at each of many small pieces.
      const enough = 2 * window.text.length
      do {
        const piece = await source.next()
        window.isEnd = piece.done === true
        window.text += piece.done ? '' : piece.value
      } while (window.text.length < enough && !window.isEnd)
      continue
    }
    if (taken === null) return
    row += 1
    const read = taken === 'unclosed' ? takeLine(window.text, at, delimiter) : taken
    at = read.next
    yield taken === 'unclosed' ? { row, cells: read.cells, problem: taken } : { row, cells: read.cells }
  }
}

function rowTaker(delimiter: string) {
  const marks = quoteMarks(delimiter)
  // Of a row whose end nobody finds only the first line is taken, and the next one often opens the same cells.
  const hopeless = new Set<number>()

  /** One row from `at`; `unclosed` when a quote in it never closes; null when the text that is there ends before it. */
  function takeRow(window: Window, at: number): Taken | 'unclosed' | null {
    const { text, start, isEnd } = window
    if (at >= text.length) return null
    const spans: Span[] = []
    const quotes: number[] = []
    const giveUp = () => {
      for (const quote of quotes) hopeless.add(quote)
      return 'unclosed' as const
    }
    let from = at
    for (;;) {
      const isQuoted = text[from] === '"'
      if (isQuoted && hopeless.has(start + from)) return giveUp()
      const end = isQuoted ? quotedEnd(window, from) : plainEnd(text, from, delimiter)
      if (isQuoted) quotes.push(start + from)
      if (end === 'never') return giveUp()
      // The sign after a last carriage return decides whether the line ends there.
      if (end === null || (end >= text.length - 1 && !isEnd)) {
        return isEnd || text.length - at >= longestRow ? giveUp() : null
      }
      if (spans.length < maxCells) spans.push({ isQuoted, from, end })
      if (text[end] !== delimiter) {
        return { cells: spans.map((span) => cellOf(text, span)), next: afterLine(text, end) }
      }
      from = end + 1
    }
  }

  /** The place behind the quote that closes the cell which one at `from` opens. */
  function quotedEnd(window: Window, from: number): number | 'never' | null {
    const { text, start, isEnd } = window
    const behind = afterQuotes(text, from)
    if (behind >= text.length && !isEnd) return null
    if ((behind - from) % 2 === 0 && isCellEnd(text[behind], delimiter)) return behind
    const closing = marks.closing(window, start + from, start + behind)
    return typeof closing === 'number' ? closing - start + 1 : closing
  }

  return {
    takeRow,
    /** Forgets what lies before a place of the whole text. */
    forget(before: number): void {
      marks.forget(before)
      for (const quote of hopeless) if (quote < before) hopeless.delete(quote)
    },
  }
}

function cellOf(text: string, { isQuoted, from, end }: Span): string {
  return isQuoted ? text.slice(from + 1, end - 1).replaceAll('""', '"') : text.slice(from, end)
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
  const cells = line
    .split(delimiter, maxCells)
    .map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
  return { cells, next: afterLine(text, at + line.length) }
}

function afterLine(text: string, end: number): number {
  return text.startsWith('\r\n', end) ? end + 2 : end + 1
}
