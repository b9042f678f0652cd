import { type ImportFacts, isLikeThousands } from '@gallery/contract'
import { currencyOf, isBareSign } from '../cells/currencies.ts'
import { priceParts } from '../cells/prices.ts'
import type { TableRow } from './table.ts'

type Sign = ImportFacts['decimal']

/** Characters of the longest cell that is looked at. */
const longestNumber = 30

/** A number whose decimals can only stand behind a comma, or behind a point. */
const certain: Readonly<Record<Sign, RegExp>> = {
  ',': /^((\d{1,3}(\.\d{3})*|\d+),(\d{1,2}|\d{4,})|0,\d{3})$/,
  '.': /^((\d{1,3}(,\d{3})*|\d+)\.(\d{1,2}|\d{4,})|0\.\d{3})$/,
}

/**
 * Counts the numbers of a file that only make sense with a comma, or with a point, before their decimals, prices with
 * their currency among them. What a spreadsheet keeps as a number tells nothing of how texts are written.
 */
export function decimalCounter() {
  const counted: Record<Sign, number> = { ',': 0, '.': 0 }
  /** Numbers like `1,234`, which are read either way, by their sign. */
  const either: Record<Sign, number> = { ',': 0, '.': 0 }

  function addText(cell: string): void {
    const { amount, named } = priceParts(cell.replace(/^\s*-/, '')) ?? { amount: '', named: [] }
    if (named.some((each) => !isBareSign(each) && currencyOf(each) === null)) return
    if (isLikeThousands(amount)) {
      const written = amount.includes(',') ? ',' : '.'
      // No price has three decimals, and no number several signs before them.
      if (named.length > 0 || amount.length > 7) counted[otherThan(written)] += 1
      else either[written] += 1
    } else if (certain[','].test(amount)) counted[','] += 1
    else if (certain['.'].test(amount)) counted['.'] += 1
  }

  function sign(delimiter: ImportFacts['delimiter']): Sign {
    if (counted[','] === counted['.']) return delimiter === ';' ? ',' : '.'
    return counted[','] > counted['.'] ? ',' : '.'
  }

  return {
    add({ cells, numbers }: Pick<TableRow, 'cells' | 'numbers'>): void {
      for (const [at, cell] of cells.entries()) {
        if (cell.length <= longestNumber && !numbers?.has(at)) addText(cell)
      }
    },
    /** Where no number tells, whoever separates cells with semicolons writes decimals with commas. */
    sign,
    /**
     * Whether the numbers contradict each other, or some are like `1,234` or `1.234` where nothing else tells, or where that
     * same sign stands before the decimals of others: then they may be a thousand or one and a bit.
     */
    isUnsure(): boolean {
      const { ',': comma, '.': point } = counted
      if (comma === 0 && point === 0) return either[','] + either['.'] > 0
      return (comma > 0 && point > 0) || either[comma > 0 ? ',' : '.'] > 0
    },
  }
}

function otherThan(sign: Sign): Sign {
  return sign === ',' ? '.' : ','
}
