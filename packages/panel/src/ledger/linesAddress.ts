import { isDay, LineKind, lineKinds } from '@gallery/contract'
import type { ListAddress } from '../lists/useListAddress.ts'

/** What the lines of the ledgers are narrowed to. */
interface LinesNarrowing {
  query: string
  what: readonly LineKind[]
  /** The days from and to which it happened, both among them. */
  from: string | undefined
  to: string | undefined
}

/** Leads to all lines. */
export const allLines = { q: null, what: null, from: null, to: null } as const

/** What an address narrows the lines to. What it cannot mean is left out. */
export function linesNarrowing({ words, value }: Pick<ListAddress, 'words' | 'value'>): LinesNarrowing {
  const asked = new Set(value('what')?.split(','))
  return {
    query: words,
    what: lineKinds.filter((kind) => asked.has(kind)),
    from: dayIn(value('from')),
    to: dayIn(value('to')),
  }
}

/** Whether some lines are left out. */
export function areNarrowed({ query, what, from, to }: LinesNarrowing): boolean {
  return query !== '' || what.length > 0 || from !== undefined || to !== undefined
}

/** The kinds that are chosen, for an address. */
export function whatAddress(chosen: ReadonlySet<string>): string | null {
  return [...chosen].filter((kind) => LineKind.safeParse(kind).success).join(',') || null
}

function dayIn(value: string | undefined): string | undefined {
  return value !== undefined && isDay(value) ? value : undefined
}
