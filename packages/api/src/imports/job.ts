import { importKinds, today } from '@gallery/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { isFree, leaseFrom } from '../jobs/lease.ts'
import type { Outcome } from '../jobs/startWorker.ts'
import type { MessageId } from '../say.ts'
import { importJournal, imports, movingStates } from '../tables/imports.table.ts'
import type { Writing } from '../writing.ts'
import { applyImport, type Running, takeBack, undoImport } from './applying.ts'
import { withFile } from './files.queries.ts'
import { type ImportRecord, keepChecked, stageRows } from './imports.queries.ts'
import { seekLater } from './later.queries.ts'
import { askToMove } from './moving.queries.ts'
import { pacer } from './pacing.ts'
import { Cancelled } from './slices.ts'

/** Milliseconds after which whoever took an import and says nothing is taken for dead. */
const lease = 60_000

/** What the work of imports needs. */
export type JobNeeds = {
  db: Db
  clock: () => Date
  /** The gallery's time zone. */
  zone: string
  /** See `Slicing`. */
  whole: boolean
  /** See `Database`; without it the work never rests. */
  asked?: Database['asked']
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Takes an import that waits, if there is one, and does what it waits for: the dry run, applying, undoing. One that
 * somebody took and left, because the process ended, is taken over: what was applied of it is taken back.
 *
 * @param isAlone whether no other process can have taken any
 * @returns what became of it; nothing where none waits. One that could not be done is not tried again by itself: somebody
 * has to look at it. Only what could not be taken back is, once its lease has run out: until then it is neither applied
 * nor as it was before.
 */
export async function runNext(needs: JobNeeds, isAlone: boolean): Promise<Outcome | undefined> {
  const { db, clock } = needs
  const now = clock()
  const taken = await db.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(imports)
      .where(
        and(
          inArray(imports.state, [...movingStates]),
          // A version that comes beside this one may have others.
          inArray(imports.kind, [...importKinds]),
          isAlone ? undefined : isFree(imports.locked_until, now)
        )
      )
      .orderBy(asc(imports.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (next) {
      const locked_until = leaseFrom(now, lease)
      await tx.update(imports).set({ locked_until }).where(eq(imports.id, next.id))
    }
    return next
  })
  return taken && run(needs, taken, taken.locked_until !== null)
}

async function run(needs: JobNeeds, record: ImportRecord, wasLeft: boolean): Promise<Outcome> {
  try {
    if (record.state === 'checking') await check(needs, record)
    else if (record.state === 'undoing') await undo(needs, record)
    else if (wasLeft)
      await takeBack(
        needs.db,
        record,
        record.failure || 'import.interrupted',
        running(needs, record, { stops: false })
      )
    else await apply(needs, record)
    return 'done'
  } catch (error) {
    needs.log.error({ err: error, import: record.id }, 'An import failed')
    if (record.state === 'applying') return 'failed'
    const isUndo = record.state === 'undoing'
    const reason = whyEnded(error)
    const isEnded = await end(needs.db, record, {
      to: isUndo ? 'applied' : 'draft',
      failure: isUndo && !needs.whole ? inParts(reason) : reason,
    })
    return isEnded ? 'givenUp' : 'done'
  }
}

/**
 * Applies an import that was checked, or undoes one that was applied, at once: the command line. Meanwhile it is in hand as
 * a worker has it, so that no other process does it too, and nobody in the panel asks for it. All of it or nothing.
 *
 * @throws Refused 409 when it is not in that state any more, and as the work does
 */
export async function moveAtOnce(
  needs: Pick<JobNeeds, 'db' | 'clock' | 'zone' | 'asked'>,
  record: ImportRecord,
  to: 'applying' | 'undoing'
): Promise<void> {
  const { db, clock, asked } = needs
  const [from, work] =
    to === 'applying' ? (['checked', applyImport] as const) : (['applied', undoImport] as const)
  await askToMove(db, record.id, {
    from: [from],
    to,
    keeps: record.keeps,
    locked_until: leaseFrom(clock(), lease),
  })
  try {
    const { between, ...more } = running({ ...needs, whole: true }, record, { stops: true })
    // Where everybody shares one connection, nobody else sees an open transaction, and nothing is said beside it.
    await work(db, record, { ...more, between: asked ? async () => {} : between })
  } catch (error) {
    await end(db, { id: record.id, state: to }, { to: from, failure: whyEnded(error) })
    throw error
  }
}

async function check({ db, clock, asked }: JobNeeds, record: ImportRecord): Promise<void> {
  const rest = pacer(asked)
  try {
    const checked = await withFile(db, record.id, (path) =>
      stageRows(db, record, path, {
        pulse: async (done) => {
          await pulse(db, record.id, done, clock())
          await rest()
        },
      })
    )
    await keepChecked(db, record.id, checked)
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
    await end(db, record, { to: 'draft', failure: 'import.cancelled' })
  }
}

async function apply(needs: JobNeeds, record: ImportRecord): Promise<void> {
  try {
    await applyImport(needs.db, record, running(needs, record, { stops: true }))
  } catch (error) {
    const isOurs = !(error instanceof Cancelled || error instanceof Refused)
    if (isOurs) needs.log.error({ err: error, import: record.id }, 'An import failed and is taken back')
    const failure = whyEnded(error)
    // Whoever takes it back in the end says it too, where this cannot be done now.
    const left = await needs.db
      .update(imports)
      .set({ failure })
      .where(isStill(record))
      .returning({ id: imports.id })
    // It was applied after all, and the database said so too late.
    if (left.length === 0) return
    await takeBack(needs.db, record, failure, running(needs, record, { stops: false }))
  }
}

/** Stops before the first change where a later one would be lost, unless that is to be kept. */
async function undo(needs: JobNeeds, record: ImportRecord): Promise<void> {
  const { db } = needs
  const work = running(needs, record, { stops: false })
  const lines = await db.$count(importJournal, eq(importJournal.import_id, record.id))
  const looked = record.sought ? 0 : lines
  await db
    .update(imports)
    .set({ todo: looked + lines })
    .where(eq(imports.id, record.id))
  const later = record.sought ? 0 : await seekLater(db, record.id, work.between)
  if (later > 0 && !record.keeps) {
    await end(db, record, { to: 'applied', failure: 'import.later' })
    return
  }
  await db.update(imports).set({ sought: true }).where(eq(imports.id, record.id))
  try {
    await undoImport(db, record, { ...work, between: (done) => work.between(looked + done) })
  } catch (error) {
    if (!(error instanceof Refused && error.id === 'import.later')) throw error
    // Whoever decides about what was changed meanwhile sees all of it, as before the first change.
    await undo(needs, { ...record, sought: false })
  }
}

function running(
  { db, clock, zone, whole, asked }: Omit<JobNeeds, 'log'>,
  record: ImportRecord,
  { stops }: { stops: boolean }
): Running {
  const writing: Writing = { now: clock(), by: record.created_by }
  const rest = pacer(asked)
  return {
    whole,
    writing,
    today: today(writing.now, zone),
    between: async (done) => {
      await pulse(db, record.id, done, clock()).catch((error) => ignoreCancelling(error, stops))
      await rest()
    },
  }
}

function ignoreCancelling(error: unknown, stops: boolean): void {
  if (stops || !(error instanceof Cancelled)) throw error
}

/** Says that the work goes on, and how far it is. @throws Cancelled when somebody asked for its end */
async function pulse(db: Db, id: number, done: number, now: Date): Promise<void> {
  const [row] = await db
    .update(imports)
    .set({ done, locked_until: leaseFrom(now, lease) })
    .where(eq(imports.id, id))
    .returning({ cancelled: imports.cancelled })
  if (row?.cancelled) throw new Cancelled()
}

/**
 * Ends an import early that is still being moved. One that came to its end stays so: the database may have said that too
 * late.
 *
 * @returns whether it was still being moved
 */
async function end(
  db: Db,
  moved: Pick<ImportRecord, 'id' | 'state'>,
  { to: state, failure }: { to: ImportRecord['state']; failure: MessageId }
): Promise<boolean> {
  const ended = await db
    .update(imports)
    .set({ state, failure, locked_until: null, cancelled: false, done: 0 })
    .where(isStill(moved))
    .returning({ id: imports.id })
  return ended.length > 0
}

function isStill({ id, state }: Pick<ImportRecord, 'id' | 'state'>) {
  return and(eq(imports.id, id), eq(imports.state, state))
}

/** Why an undo in slices ended early: of some of them it says that a part is undone. */
function inParts(reason: MessageId): MessageId {
  if (reason === 'import.held') return 'import.undoHeld'
  return reason === 'import.broken' ? 'import.undoBroken' : reason
}

/** Why an import ended early, in a text that says it alone: what would fill one is not kept. */
function whyEnded(error: unknown): MessageId {
  if (error instanceof Cancelled) return 'import.cancelled'
  if (!(error instanceof Refused)) return 'import.broken'
  return error.id === 'workHolds.heldSales' ? 'import.held' : error.id
}
