import type { AccountExport } from '@gallery/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { appointmentDetailOf } from '../appointments/answers.ts'
import { listEverOwn } from '../appointments/own.queries.ts'
import { type Asking, listSessions } from '../auth/sessions.queries.ts'
import { findOwnEntries } from '../contact/ownThreads.ts'
import { notFound } from '../errors.ts'
import { findFactors } from '../factors/factors.queries.ts'
import type { AccountOffice } from '../mail/accountOffice.ts'
import { toUser } from '../people/users.queries.ts'
import { listOwnRooms } from '../rooms/ownRooms.queries.ts'
import { messages } from '../tables/messages.table.ts'
import { users } from '../tables/users.table.ts'
import { listEverOwnWaits, waitingDetailOf } from '../waiting/waiting.queries.ts'
import { pendingEmail } from './emailChange.ts'

/** Everything that the gallery keeps about somebody, for them. */
export async function exportAccount(
  { db, now }: AccountOffice,
  owner: { id: number; email: string },
  asking: Asking
): Promise<AccountExport> {
  const [user] = await db.select().from(users).where(eq(users.id, owner.id))
  if (!user) throw notFound()
  const written = await db
    .select({
      id: messages.id,
      name: messages.name,
      email: messages.email,
      subject: messages.subject,
      message: messages.message,
      language: messages.language,
      created_at: messages.created_at,
    })
    .from(messages)
    .where(and(eq(messages.email, owner.email), isNull(messages.deleted_at)))
    .orderBy(asc(messages.created_at), asc(messages.id))
  const entries = await findOwnEntries(
    db,
    written.map(({ id }) => id)
  )
  return {
    exported_at: now.toISOString(),
    user: {
      ...toUser(user),
      pending_email: await pendingEmail(db, owner.id, now),
      created_at: user.created_at.toISOString(),
    },
    factors: await findFactors(db, owner.id),
    sessions: await listSessions(db, owner.id, asking),
    appointments: (await listEverOwn(db, owner)).map(appointmentDetailOf),
    waiting: (await listEverOwnWaits(db, owner)).map(waitingDetailOf),
    messages: written.map((one) => ({
      ...one,
      created_at: one.created_at.toISOString(),
      entries: entries
        .filter(({ message_id }) => message_id === one.id)
        .map(({ message_id: _, ...entry }) => entry),
    })),
    rooms: await listOwnRooms(db, owner.email),
  }
}
