import { parseArgs } from 'node:util'
import type { UserRow } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { listUsers } from '../users/list.queries.ts'
import { columns } from './columns.ts'
import { type Command, exactly, withDatabase } from './command.ts'

/** `gallery users`: who has an account and who has the panel. */
export const users: Command = {
  usage: ['users [--query WORDS] [--json]'],
  about:
    'Lists users, those with the panel first; with --query only those whose name or address has the words.',
  async run(args, terminal) {
    const options = { json: { type: 'boolean' }, query: { type: 'string', default: '' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    exactly(positionals, [])
    const rows = await withDatabase(terminal, { makes: false }, ({ db }) =>
      allUsers(db, values.query, terminal.now())
    )
    if (values.json) return terminal.print(JSON.stringify(rows, null, 2))
    for (const line of columns(rows.map(cellsOf))) terminal.print(line)
    terminal.print(`${rows.length} ${rows.length === 1 ? 'user' : 'users'}`)
  },
}

/** Page after page, as the panel reads them. */
async function allUsers(db: Db, query: string, now: Date): Promise<UserRow[]> {
  const rows: UserRow[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await listUsers(db, { query, page, per_page: 100 }, now)
    rows.push(...data)
    if (page >= meta.last_page) return rows
  }
}

function cellsOf(user: UserRow): string[] {
  const seen = user.last_seen_at === null ? 'not signed in' : `seen ${user.last_seen_at.slice(0, 10)}`
  return [String(user.id), user.email, user.display, user.super ? 'super' : '', seen]
}
