/** A page number to show, or a gap where numbers are left out. */
export type PageStep = number | 'gap'

/**
 * The numbers that a pagination shows: the first, the last, the current and its neighbours, gaps between.
 * A gap never stands for a single number.
 */
export function paginate(page: number, lastPage: number): PageStep[] {
  const shown = new Set([1, page - 1, page, page + 1, lastPage].filter((n) => n >= 1 && n <= lastPage))
  const steps: PageStep[] = []
  let previous = 0
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous === 2) steps.push(number - 1)
    else if (number - previous > 2) steps.push('gap')
    steps.push(number)
    previous = number
  }
  return steps
}
