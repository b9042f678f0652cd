import type { Reference } from '@gallery/api'
import { isoDate } from '../isoDate.ts'

/**
 * When something was made, as schema.org takes it: a day, a month, a year or all from one to another; of what is only about
 * right, or in words, the year that the gallery sorts it by.
 */
export function createdOn(issued: Reference['issued'], year: number | null): { dateCreated?: string } {
  if (issued && 'date-parts' in issued && !issued.circa)
    return { dateCreated: issued['date-parts'].map(isoDate).join('/') }
  return year === null ? {} : { dateCreated: isoDate([year]) }
}
