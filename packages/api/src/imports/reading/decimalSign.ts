import type { ImportFacts } from '@gallery/contract'

/** Counts the numbers of a file that only make sense with a comma, or with a point, before their decimals. */
export function decimalCounter() {
  const counted = { comma: 0, point: 0, either: 0 }
  return {
    add(cells: readonly string[]): void {
      for (const cell of cells) {
        if (cell.length > 15 || !/^\s*-?\d/.test(cell)) continue
        if (/^\s*-?(\d{1,3}(\.\d{3})*|\d+),(\d{1,2}|\d{4,})\s*$/.test(cell)) counted.comma += 1
        else if (/^\s*-?(\d{1,3}(,\d{3})*|\d+)\.(\d{1,2}|\d{4,})\s*$/.test(cell)) counted.point += 1
        else if (/^\s*-?\d{1,3}[.,]\d{3}\s*$/.test(cell)) counted.either += 1
      }
    },
    /** Where no number tells, whoever separates cells with semicolons writes decimals with commas. */
    sign(delimiter: ImportFacts['delimiter']): ImportFacts['decimal'] {
      if (counted.comma === counted.point) return delimiter === ';' ? ',' : '.'
      return counted.comma > counted.point ? ',' : '.'
    },
    /** Whether the numbers contradict each other, or are all like `1,234`, which is read either way. */
    isUnsure(): boolean {
      const { comma, point, either } = counted
      return comma > 0 ? point > 0 : point === 0 && either > 0
    },
  }
}
