import { outdated } from '../reads/outdated.ts'
import type { Seed } from '../reads/seed.ts'

/** How a page came to this window. */
export interface Opening {
  /** How far the server's clock is before the visitor's, in milliseconds, as it was when the page left the server. */
  readonly lead: number
  /** The browser took it out of its own cache, where what it tells grew old. */
  readonly isKept: boolean
}

/** Of the pages that this window opened: the server's time when it made each, and the lead of its clock. */
type Opened = readonly (readonly [made: string, lead: number])[]

const name = 'gallery:opened'
/** How many pages of a window are remembered. */
const most = 50
/** A page says of the time no more than the minute: within it, what was kept is as good as new. */
const minute = 60_000

/**
 * How the page with such a seed came. Whoever goes back, or opens a window anew that was closed, may get a page as it was
 * then: by the window's own memory it is known when that was, since the page's age cannot be told from the visitor's
 * clock alone (decision 004). What it came with is then read anew.
 */
export function openingOf({ now: made, entries }: Seed): Opening {
  const opened = remembered()
  const before = opened.find(([each]) => each === made)
  if (before === undefined) {
    const lead = new Date(made).getTime() - Date.now()
    remember([...opened.slice(1 - most), [made, lead]])
    return { lead, isKept: false }
  }
  const [, lead] = before
  const isKept = Date.now() + lead - new Date(made).getTime() > minute
  if (isKept) for (const [read] of entries) outdated.add(read)
  return { lead, isKept }
}

function remembered(): Opened {
  try {
    const opened: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(opened) ? opened.filter(isOpened) : []
  } catch {
    return []
  }
}

function isOpened(each: unknown): each is Opened[number] {
  return Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number'
}

function remember(opened: Opened): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(opened))
  } catch {
    // Whoever lets no page keep anything has its clock from the page alone.
  }
}
