import type { Item, Work, WorkSummary } from '@gallery/contract'
import { formatSize } from '@gallery/ui'

/** When a work was made: in words where there are any, else the year; empty when nobody knows. */
export function yearOf({ year, year_text }: Pick<WorkSummary, 'year' | 'year_text'>): string {
  return year_text || (year === null ? '' : String(year))
}

/** What a work or an item measures: in words where there are any, else its sides; undefined when nobody measured. */
export function sizeOf(
  record:
    | Pick<Work, 'height' | 'width' | 'depth' | 'size_text'>
    | Pick<Item, 'height' | 'width' | 'size_text'>,
  language: string
): string | undefined {
  return record.size_text || formatSize(record, language)
}
