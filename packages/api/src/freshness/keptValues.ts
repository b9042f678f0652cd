import type { Revisions } from './revisions.ts'

/** Milliseconds that anything is kept at most: shorter than writes are remembered, or one could be forgotten unseen. */
const longest = 60_000

interface Entry<Value> {
  value: Value
  /** The tables that it shows. */
  tables: readonly string[]
  /** Their state before it was made. */
  state: string
  /** The last state of all tables that it was compared with and found to hold. */
  seen: Revisions
  /** When it was made, by this process's own clock. */
  since: number
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
  const kept = new Map<string, Entry<Value>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    get: (key, revisions) => {
      const entry = kept.get(key)
      if (!entry) return undefined
      if (now() - entry.since > longest || !holds(entry, revisions)) {
        drop(key)
        return undefined
      }
      // The newest last: the first is what was used longest ago.
      kept.delete(key)
      kept.set(key, entry)
      return entry.value
    },
    put: (key, value, { tables, revisions, bytes: size }) => {
      drop(key)
      const state = stateOf(tables, revisions)
      kept.set(key, { value, tables, state, seen: revisions, since: now(), bytes: size })
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
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
