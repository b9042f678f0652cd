import { exportQueries } from '@gallery/contract'
import { getTableColumns, inArray } from 'drizzle-orm'
import { listMessages } from '../contact/messages.queries.ts'
import { messages } from '../tables/messages.table.ts'
import { users } from '../tables/users.table.ts'
import { listUsers } from '../users/list.queries.ts'
import { byIds, listedIds } from './batches.ts'
import { dates, flag, instant, number, text } from './columns.ts'
import { exportTable } from './table.ts'

/** What visitors wrote, as the panel lists it. */
export const messagesExport = exportTable({
  kind: 'messages',
  columns: [
    ...number('id'),
    ...text('name', 'email', 'subject', 'message', 'language'),
    ...instant('read_at', 'created_at'),
  ],
  filter: exportQueries.messages,
  async *batches({ db, now }, filter) {
    const ids = await listedIds((paging) => listMessages(db, { ...filter, ...paging }, now))
    const { search: _search, ...own } = getTableColumns(messages)
    yield* byIds(ids, (part) =>
      db
        .select(own)
        .from(messages)
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
  async *batches({ db, now }, filter) {
    const ids = await listedIds((paging) => listUsers(db, { ...filter, ...paging }, now))
    const { search: _search, ...own } = getTableColumns(users)
    yield* byIds(ids, (part) =>
      db
        .select(own)
        .from(users)
        .where(inArray(users.id, [...part]))
    )
  },
})
