import { eq } from 'drizzle-orm'
import type { Running } from '../imports/applying.ts'
import { type JobNeeds, runNext } from '../imports/job.ts'
import { leaseFrom } from '../jobs/lease.ts'
import { imports } from '../tables/imports.table.ts'
import type { TestApp } from './testApp.ts'

/** What a test does to imports in the worker's place: slice by slice, as on PGlite, unless it says otherwise. */
export function importWork(stage: () => TestApp) {
  /** What applying an import and undoing one need. */
  function running(changes: Partial<Running> = {}): Running {
    const writing = { now: stage().clock.now, by: null }
    return { whole: false, writing, today: '2026-11-21', between: async () => {}, ...changes }
  }

  /** Leaves an import as a process does that ends in the midst of it, while it has it in hand: the app's worker waits. */
  async function leave(id: number, state: 'applying' | 'undoing'): Promise<void> {
    const sought = state === 'undoing'
    await stage()
      .db.update(imports)
      .set({ state, sought, locked_until: leaseFrom(stage().clock.now, 60_000) })
      .where(eq(imports.id, id))
  }

  /** Has the next process, which is alone, take over what was left. @returns what became of it */
  function takeOver(changes: Partial<JobNeeds> = {}) {
    const { db, app, clock } = stage()
    return runNext({ db, log: app.log, clock: () => clock.now, zone: 'UTC', whole: false, ...changes }, true)
  }

  return { running, leave, takeOver }
}

/** A table of so many works. */
export function worksTable(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => `W-${at},Obra ${at}\n`)
  return `code,title_es\n${rows.join('')}`
}

/** The `between` of a process that ends once so many rows, or lines of the journal, are done. */
export function endsAfter(steps: number): Running['between'] {
  return async (done) => {
    if (done >= steps) throw new Error('The process ended')
  }
}
