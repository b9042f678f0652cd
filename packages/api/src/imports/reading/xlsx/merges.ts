import { maxColumns } from '../limits.ts'
import { columnOf } from './sheetRows.ts'

/** The columns that hang together in a row because a merged cell spans them, counted from 0. */
type Span = { row: number; from: number; to: number }

/** The span of a merged range in its first row, such as `B1:D1`; null for one that stands in a single column. */
export function spanOf(range: string): Span | null {
  const [first = '', last = ''] = range.split(':')
  const span = { row: Number(first.replace(/\D/g, '')), from: columnOf(first), to: columnOf(last) }
  return span.to > span.from ? span : null
}

/** Writes what a merged cell says over every column that it spans. `rows` are the first ones, counted from 1. */
export function spread(rows: readonly string[][], spans: readonly Span[]): void {
  for (const { row, from, to } of spans) {
    const cells = rows[row - 1]
    const text = cells?.[from] ?? ''
    if (!cells || text === '') continue
    for (let at = from + 1; at <= to && at < maxColumns; at += 1) cells[at] ||= text
  }
}
