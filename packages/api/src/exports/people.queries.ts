import { exportQueries } from '@gallery/contract'
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listMessageIds } from '../contact/messages.queries.ts'
import { standing } from '../contact/standing.ts'
import { textOf } from '../db/innerQueries.ts'
import { fullName } from '../tables/fullName.ts'
import { messages } from '../tables/messages.table.ts'
import { messageEntries } from '../tables/threads.table.ts'
import { users } from '../tables/users.table.ts'
import { listUserIds } from '../users/list.queries.ts'
import { byIds } from './batches.ts'
import { dates, flag, instant, number, secret, text } from './columns.ts'
import { instantText } from './instantText.ts'
import { exportTable } from './table.ts'

const writer = alias(users, 'writer')

/** What followed a message, oldest first: when, what, by whom of the gallery, and the words. */
const thread = textOf(sql`
  select string_agg(
    ${instantText(sql`${messageEntries.created_at}`)} || ' ' || ${messageEntries.kind}
      || coalesce(' (' || ${fullName(writer)} || ')', '') || ': ' || ${messageEntries.text},
    e'\n\n' order by ${messageEntries.id}
  )
  from ${messageEntries} left join ${users} as writer on writer.id = ${messageEntries.created_by}
  where ${messageEntries.message_id} = ${messages.id}
`)

/** What visitors wrote, as the panel lists it, and what followed. */
export const messagesExport = exportTable({
  kind: 'messages',
  columns: [
    ...number('id'),
    ...text('name', 'email', 'subject', 'message', 'language'),
    ...instant('read_at', 'created_at'),
    ...text('state', 'assigned'),
    ...instant('last_at'),
    ...secret(text('thread')),
  ],
  filter: exportQueries.messages,
  async *batches({ db, now }, filter) {
    const ids = await listMessageIds(db, filter, now)
    const { search: _search, ...own } = getTableColumns(messages)
    yield* byIds(ids, (part) =>
      db
        .select({ ...own, state: standing(now), assigned: fullName(users), thread })
        .from(messages)
        .leftJoin(users, eq(users.id, messages.assigned_to))
        .where(inArray(messages.id, [...part]))
    )
  },
})

/** Who has an account, as the panel lists them. */
export const usersExport = exportTable({
  kind: 'users',
  columns: [
    ...number('id'),
    ...text('email', 'first_name', 'last_name', 'phone'),
    ...flag('super'),
    ...dates,
  ],
  filter: exportQueries.users,
  async *batches({ db }, filter) {
    const ids = await listUserIds(db, filter)
    const { search: _search, ...own } = getTableColumns(users)
    yield* byIds(ids, (part) =>
      db
        .select(own)
        .from(users)
        .where(inArray(users.id, [...part]))
    )
  },
})
