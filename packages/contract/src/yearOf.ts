import type { WorkSummary } from './works.ts'

/** When a work was made: in words where there are any, else the year; empty when nobody knows. */
export function yearOf({ year, year_text }: Pick<WorkSummary, 'year' | 'year_text'>): string {
  return year_text || (year === null ? '' : String(year))
}
