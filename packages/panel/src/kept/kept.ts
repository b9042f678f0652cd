import { z } from 'zod'

// What this browser keeps of what a gallerist did and nobody else is to find: unsaved records, answers that were begun, the
// records that were opened last. A browser that keeps nothing (a full disk, a private window) costs these, no more.

const Kept = z.object({
  /** When it was written, by the browser's clock. */
  at: z.number(),
  value: z.unknown(),
})

const beginning = 'gallery.kept.'
/** What was kept before it said whose it is. */
const nobodys = /^gallery\.(?:(?:draft|answer|note)\.|recent$)/
/** Milliseconds after which what was begun is given up. */
const lasts = 30 * 24 * 60 * 60_000

const keyOf = (owner: number, name: string) => `${beginning}${owner}.${name}`

/** What is kept of somebody under a name; undefined for nothing. */
export function readKept(owner: number, name: string): unknown {
  return at(keyOf(owner, name))?.value
}

/** Keeps something that JSON can say. */
export function keep(owner: number, name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(owner, name), JSON.stringify({ at: Date.now(), value }))
  } catch {
    forgetKept(owner, name)
  }
}

export function forgetKept(owner: number, name: string): void {
  try {
    localStorage.removeItem(keyOf(owner, name))
  } catch {
    // Then nothing was kept either.
  }
}

/** Forgets, of whomever it is, what nobody has gone on with for 30 days, and what says not whose it is. */
export function forgetOld(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOld = key.startsWith(beginning) && (at(key)?.at ?? 0) < Date.now() - lasts
      if (isOld || nobodys.test(key)) localStorage.removeItem(key)
    }
  } catch {
    // Then nothing was kept either.
  }
}

function at(key: string): z.infer<typeof Kept> | undefined {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}
