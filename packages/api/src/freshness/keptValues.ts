import { LRUCache } from 'lru-cache'
import type { Revisions } from './revisions.ts'

/** Milliseconds that anything is kept at most: so much later it may be seen that a hold is over. */
const longest = 60_000

interface Entry<Value> {
  value: Value
  /** The tables that it shows. */
  tables: readonly string[]
  /** Their state before it was made. */
  state: string
  /** The last state of all tables that it was compared with and found to hold. */
  seen: Revisions
  bytes: number
}

/** What a value that is to be kept was made from. */
interface Origin {
  tables: readonly string[]
  /** The state of all tables as it was before anything was read for the value. */
  revisions: Revisions
  /** How much memory the value takes, about. */
  bytes: number
}

export interface KeptValues<Value> {
  /** The value of a key, unless something that it shows was written to since, or a minute went by. */
  get(key: string, revisions: Revisions): Value | undefined
  /** Keeps a value in place of the one before. */
  put(key: string, value: Value, origin: Origin): void
  /** What is kept, and how often it was there so far for who asked. */
  state(): KeptState
}

/** How much a cache keeps, and how well it serves. */
export interface KeptState {
  hits: number
  misses: number
  entries: number
  bytes: number
}

/**
 * Keeps what is made from tables until they are written to. What was used longest ago goes when `maxBytes` are kept.
 *
 * @param now milliseconds of a clock that only goes forward.
 */
export function keptValues<Value>(
  maxBytes: number,
  now: () => number = () => performance.now()
): KeptValues<Value> {
  const kept = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    // The cache takes nothing that weighs nothing, such as an empty set.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttl: longest,
    ttlResolution: 0,
    perf: { now },
  })
  let hits = 0
  let misses = 0
  return {
    get: (key, revisions) => {
      const entry = kept.get(key)
      if (entry && holds(entry, revisions)) {
        hits += 1
        return entry.value
      }
      misses += 1
      if (entry) kept.delete(key)
      return undefined
    },
    state: () => ({ hits, misses, entries: kept.size, bytes: kept.calculatedSize }),
    put: (key, value, { tables, revisions, bytes }) => {
      kept.set(key, { value, tables, state: stateOf(tables, revisions), seen: revisions, bytes })
    },
  }
}

/** The same object says the same, so that mostly nothing need be compared. */
function holds<Value>(entry: Entry<Value>, revisions: Revisions): boolean {
  if (entry.seen === revisions) return true
  if (entry.state !== stateOf(entry.tables, revisions)) return false
  entry.seen = revisions
  return true
}

function stateOf(tables: readonly string[], revisions: Revisions): string {
  return tables.map((table) => revisions.get(table) ?? '').join('|')
}
