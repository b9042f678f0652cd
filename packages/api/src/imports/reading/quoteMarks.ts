/**
 * A single quote, after any doubled ones, within a cell in quotes: it closes the cell, or it looks as if it opened one,
 * which shows, in a later line, that the cell is never closed. Places count from the beginning of the whole text.
 */
type QuoteMark = { at: number; closes: boolean; lineStart: number }

/**
 * Finds the marks of a text that comes in pieces. Which quotes close a cell and which seem to open one does not depend
 * on where the cell begins, so that each sign is looked at once, however many cells may begin before it.
 */
export function quoteMarks(delimiter: string) {
  let marks: QuoteMark[] = []
  let next = 0
  let lineStart = 0

  /** Reads on to the next mark. Returns false at the end of what is there, before quotes that may go on behind it. */
  function readOn(text: string, start: number, isEnd: boolean): boolean {
    for (let at = next - start; at < text.length; at += 1) {
      next = start + at
      const sign = text[at]
      if (sign === '\n') lineStart = next + 1
      if (sign !== '"') continue
      const behind = afterQuotes(text, at)
      if (behind >= text.length && !isEnd) return false
      next = start + behind
      const isOdd = (behind - at) % 2 === 1
      const closes = isCellEnd(text[behind], delimiter)
      const before = text[at - 1]
      const opens = behind - at === 1 && (before === delimiter || before === '\n')
      if (isOdd && (closes || opens)) {
        marks.push({ at: next - 1, closes, lineStart })
        return true
      }
      at = behind - 1
    }
    next = Math.max(next, start + text.length)
    return false
  }

  return {
    /** Forgets what lies before a place. */
    forget(before: number): void {
      marks = marks.filter((mark) => mark.at >= before)
      next = Math.max(next, before)
    },
    /**
     * The place of the quote that closes a cell opened at `quote`, looked for from `from` on; `never` where a later line
     * seems to open one; null where the text that is there, which begins at `start`, tells neither.
     */
    closing(
      { text, start, isEnd }: { text: string; start: number; isEnd: boolean },
      quote: number,
      from: number
    ): number | 'never' | null {
      for (let index = firstFrom(marks, from); ; index += 1) {
        if (index >= marks.length && !readOn(text, start, isEnd)) return null
        const mark = marks[index]
        if (!mark || mark.at < from) continue
        if (mark.closes) return mark.at
        if (mark.lineStart > quote) return 'never'
      }
    },
  }
}

/** Whether a quote before this sign, or before the end of the text, may close a cell. */
export function isCellEnd(sign: string | undefined, delimiter: string): boolean {
  return sign === undefined || sign === delimiter || sign === '\n' || sign === '\r'
}

/** The place behind the quotes that stand in a row from `at`. */
export function afterQuotes(text: string, at: number): number {
  let behind = at
  while (text[behind] === '"') behind += 1
  return behind
}

/** The first mark that is not before a place, in a list by places. */
function firstFrom(marks: readonly QuoteMark[], place: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle]?.at ?? Infinity) < place) low = middle + 1
    else high = middle
  }
  return low
}
