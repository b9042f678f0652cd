import type { ComponentPropsWithRef } from 'react'
import { useDates } from '../useDates.ts'

export interface DateRangeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The first day, 'YYYY-MM-DD'. */
  from: string
  /** The last day, 'YYYY-MM-DD'. */
  to: string
  /**
   * `long` "Del 12 de noviembre de 2026 al 30 de enero de 2027" for pages, `short` "12 nov 2026 – 30 ene 2027" for lists.
   * @default 'long'
   */
  length?: 'long' | 'short'
}

/**
 * From one day to another, in the page's language. Renders `<span>`.
 *
 * Use it for a first and a last day. Use `DateText` instead for one date.
 */
export function DateRange({ from, to, length = 'long', ...props }: DateRangeProps) {
  const dates = useDates()
  return <span {...props}>{length === 'long' ? dates.longRange(from, to) : dates.shortRange(from, to)}</span>
}
