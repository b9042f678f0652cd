import { type ImportFacts, importDelimiters } from '@gallery/contract'
import { csvRows } from './csvRows.ts'

type Delimiter = ImportFacts['delimiter']

/** Rows that are looked at. */
const looked = 60

/** Finds what separates the cells of a text by its beginning: the sign that cuts most rows into equally many cells. */
export async function findDelimiter(head: string): Promise<Delimiter> {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of importDelimiters) {
    const score = await scoreOf(head, delimiter)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** How many cells the most frequent width gives in all; 0 where nothing is cut. */
async function scoreOf(head: string, delimiter: string): Promise<number> {
  const widths = new Map<number, number>()
  for await (const { row, cells, problem } of csvRows(once(head), delimiter)) {
    if (row > looked) break
    if (!problem && cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
  }
  return Math.max(0, ...[...widths].map(([width, rows]) => rows * rows * Math.min(width, 8)))
}

async function* once(text: string) {
  yield text
}
