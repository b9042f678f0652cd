import { outdated } from '../reads/outdated.ts'
import type { Seed } from '../reads/seed.ts'

/** How a page came to this window. */
export interface Opening {
  /** How far the server's clock is before the visitor's, in milliseconds, as it was when the page left the server. */
  readonly lead: number
  /** The browser took it out of its own cache, where what it tells grew old. */
  readonly isKept: boolean
}

/** A page says of the time no more than the minute: within it, what was kept is as good as new. */
const minute = 60_000

/**
 * How the page with such a seed came. Whoever goes back, or opens a window anew that was closed, may get a page as it was
 * then: the window remembers the lead of each page's clock, since the visitor's clock alone does not tell a page's age
 * (decision 004). What it came with is then read anew.
 */
export function openingOf({ now: made, entries }: Seed): Opening {
  const opened = new Date(made).getTime()
  const lead = remembered(`gallery:${made}`, opened - Date.now())
  const isKept = Date.now() + lead - opened > minute
  if (isKept) for (const [read] of entries) outdated.add(read)
  return { lead, isKept }
}

/** What the window remembers under a name; the first time, what is given. */
function remembered(name: string, first: number): number {
  try {
    sessionStorage[name] ??= first
    return Number(sessionStorage[name])
  } catch {
    // Whoever lets no page keep anything has its clock from the page alone.
    return first
  }
}
