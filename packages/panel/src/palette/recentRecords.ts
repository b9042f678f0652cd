import { z } from 'zod'

const Recent = z.object({
  /** The record's screen beneath `/{lang}/admin/`. */
  path: z.string(),
  /** Its name in Spanish. */
  es: z.string(),
  /** Its name in English; empty where it has none. */
  en: z.string(),
  /** What tells it from others: a code, a kind. */
  meta: z.string().optional(),
  /** Whether the name is the title of a work. */
  isTitle: z.boolean().optional(),
})
/** A record that was opened. */
export type RecentRecord = z.infer<typeof Recent>

const key = 'gallery.recent'
/** How many the palette offers before anything is typed. */
const kept = 5

/** The records that were opened last in this browser, the latest first. */
export function recentRecords(): RecentRecord[] {
  try {
    return z
      .array(Recent)
      .parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
      .slice(0, kept)
  } catch {
    return []
  }
}

/** Notes that a record's screen was opened, for the palette to offer it. A browser that keeps nothing offers none. */
export function rememberRecord(record: RecentRecord): void {
  const rest = recentRecords().filter(({ path }) => path !== record.path)
  try {
    localStorage.setItem(key, JSON.stringify([record, ...rest].slice(0, kept)))
  } catch {
    localStorage.removeItem(key)
  }
}
