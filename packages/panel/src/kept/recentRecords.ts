import { z } from 'zod'
import { keep, readKept } from './kept.ts'

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

const key = 'recent'
/** How many the palette offers before anything is typed. */
const kept = 5

/** The records that `owner` opened last in this browser, the latest first. */
export function recentRecords(owner: number): RecentRecord[] {
  const records = z.array(Recent).safeParse(readKept(owner, key)).data ?? []
  return records.slice(0, kept)
}

/** Notes that a record's screen was opened, for the palette to offer it. */
export function rememberRecord(owner: number, record: RecentRecord): void {
  const rest = recentRecords(owner).filter(({ path }) => path !== record.path)
  keep(owner, key, [record, ...rest].slice(0, kept))
}
