import { addDays, instantOf, type MessageChange, today } from '@gallery/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { binMessages } from '../contact/messages.queries.ts'
import { standing } from '../contact/standing.ts'
import { asInstant } from '../db/asInstant.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound } from '../errors.ts'
import { messages } from '../tables/messages.table.ts'
import { users } from '../tables/users.table.ts'

/** The hour of the gallery's clock at which a day begins for what is to be seen to. */
const reminderHour = '09:00'

/** Who changes messages, when and where. */
export type Changing = { now: Date; by: number | null; zone: string }

/**
 * Changes messages alike: read or not, where they stand, who has them, when they are new again. What is given a day waits
 * for it, unless its state is said too; whose state is said has been seen to, and its day that came is over.
 *
 * @throws Refused 404 for an unknown one. @throws InvalidInput for a day that is not to come, or somebody without the panel
 */
export async function changeMessages(
  tx: Db,
  ids: readonly number[],
  change: MessageChange,
  changing: Changing
): Promise<void> {
  if (change.assigned_to) await checkAssigned(tx, change.assigned_to)
  const set = { ...readOf(change, changing), ...standingOf(change, changing), ...assignedOf(change) }
  const which = and(inArray(messages.id, [...ids]), isNull(messages.deleted_at))
  const found =
    Object.keys(set).length === 0
      ? await tx.select({ id: messages.id }).from(messages).where(which)
      : await tx.update(messages).set(set).where(which).returning({ id: messages.id })
  if (found.length < new Set(ids).size) throw notFound()
}

/** The same of many, or all of them into the bin. */
export async function changeMany(
  tx: Db,
  { ids, bin, ...change }: MessageChange & { ids: readonly number[]; bin?: boolean | undefined },
  changing: Changing
): Promise<void> {
  await changeMessages(tx, ids, change, changing)
  if (bin) await binMessages(tx, ids, changing.now)
}

type Set = PgUpdateSetSource<typeof messages>

/** The first time that it was read counts. */
function readOf({ read }: MessageChange, { now }: Changing): Set {
  if (read === undefined) return {}
  return { read_at: read ? sql`coalesce(${messages.read_at}, ${asInstant(now)})` : null }
}

function assignedOf({ assigned_to }: MessageChange): Set {
  return assigned_to === undefined ? {} : { assigned_to }
}

function standingOf({ state, remind_on }: MessageChange, { now, by, zone }: Changing): Set {
  const seenTo = state === undefined ? {} : { state, reminded_at: null }
  if (remind_on === undefined) {
    if (state === undefined) return {}
    // A day that came is over with it, and so is any where nobody waits any more.
    const isOver = state === 'closed' ? sql`true` : sql`${messages.remind_at} <= ${asInstant(now)}`
    return { ...seenTo, remind_at: sql`case when ${isOver} then null else ${messages.remind_at} end` }
  }
  if (remind_on === null) return { ...seenTo, remind_at: null, remind_by: null }
  if (remind_on < addDays(today(now, zone), 1)) throw new InvalidInput({ remind_on: 'messages.pastDay' })
  const waits = sql`case when ${standing(now)} = 'new' then 'waiting' else ${messages.state} end`
  return {
    state: state ?? waits,
    reminded_at: null,
    remind_at: instantOf(remind_on, reminderHour, zone),
    remind_by: by,
  }
}

async function checkAssigned(tx: Db, id: number): Promise<void> {
  const has = and(eq(users.id, id), eq(users.super, true), isNull(users.deleted_at))
  if ((await tx.$count(users, has)) === 0) throw new InvalidInput({ assigned_to: 'messages.noPanel' })
}
