import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/db.ts'
import { inTime } from '../db/inTime.ts'
import { type GalleryState, readState } from './state.queries.ts'

/** Milliseconds that what the database told is told again: however often somebody asks, it is asked little. */
const keptFor = 5_000

/**
 * Tells what the database knows of work that waits. It is the same for all processes of a gallery: take the greatest, not
 * the sum. While the database is away, or does not answer in time, these say nothing, but `gallery_database_up`: whoever asks
 * has an answer before they give up.
 */
export function measureState(db: Db, clock: () => Date, registry: Registry): void {
  const registers = [registry]
  let known: { state: Promise<GalleryState | null>; at: number } | undefined
  const state = () => {
    if (!known || performance.now() - known.at > keptFor) {
      known = { state: inTime(readState(db, clock())).catch(() => null), at: performance.now() }
    }
    return known.state
  }
  new Gauge({
    name: 'gallery_database_up',
    help: 'Whether the database answers: 1 or 0.',
    registers,
    async collect() {
      this.set((await state()) === null ? 0 : 1)
    },
  })
  new Gauge({
    name: 'gallery_jobs',
    help: 'Pieces of work that are not done, by kind and state.',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { kind, state: where, count } of (await state())?.jobs ?? [])
        this.set({ kind, state: where }, count)
    },
  })
  const gauge = (name: string, help: string, measure: (state: GalleryState) => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const told = await state()
        const value = told && measure(told)
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  gauge(
    'gallery_mail_oldest_due_age_seconds',
    'How long the mail is due that has waited longest; 0 when none is.',
    ({ mailDueSince }) => (mailDueSince === null ? 0 : (clock().getTime() - mailDueSince.getTime()) / 1_000)
  )
  gauge(
    'gallery_held_places',
    'Places that are held by bookings which nobody has confirmed yet.',
    ({ held }) => held
  )
  gauge(
    'gallery_backup_last_timestamp_seconds',
    'The moment that the newest checked backup holds; missing while there is none.',
    ({ backup }) => backup && backup.made_at.getTime() / 1_000
  )
  gauge(
    'gallery_backup_missing_files',
    'Files that records name and that the newest checked backup could not have; missing while there is none.',
    ({ backup }) => backup?.missing ?? null
  )
}
