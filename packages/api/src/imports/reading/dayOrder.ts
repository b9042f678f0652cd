import type { ImportFacts } from '@gallery/contract'

/** Counts the days of a file, such as `31/3/2021`, that only make sense with the day first, or with the month first. */
export function dayCounter() {
  const counted = { day: 0, month: 0, either: 0 }
  return {
    add(cells: readonly string[]): void {
      for (const cell of cells) {
        if (cell.length > 15) continue
        const [found, one, other] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}\s*$/.exec(cell) ?? []
        if (found === undefined || one === other) continue
        if (Number(one) > 12) counted.day += 1
        else if (Number(other) > 12) counted.month += 1
        else counted.either += 1
      }
    },
    /** Where no day tells, the day comes first. */
    first(): ImportFacts['days'] {
      return counted.month > counted.day ? 'month' : 'day'
    },
    /** Whether the days contradict each other, or can all be read either way. */
    isUnsure(): boolean {
      const { day, month, either } = counted
      return day > 0 ? month > 0 : month === 0 && either > 0
    },
  }
}
