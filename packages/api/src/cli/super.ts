import { parseArgs } from 'node:util'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { lockSupers } from '../users/supers.ts'
import { upsertUser } from '../users/users.queries.ts'
import { users } from '../users/users.table.ts'
import { stamp } from '../writing.ts'
import { type Command, exactly, Misuse, withDatabase } from './command.ts'
import { readEmail } from './email.ts'

/** `gallery super`: gives the panel to somebody, or takes it. */
export const superUsers: Command = {
  usage: ['super add EMAIL', 'super remove EMAIL'],
  about: 'Gives the panel to somebody, who gets an account if they have none, or takes it from them.',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    const [what = '', address = ''] = exactly(positionals, ['add or remove', 'EMAIL'])
    const email = readEmail(address)
    const now = terminal.now()
    if (what === 'add') {
      await withDatabase(terminal, { makes: true }, ({ db }) => upsertUser(db, { email, super: true }, now))
      terminal.print(`${email} has the panel`)
    } else if (what === 'remove') {
      const left = await withDatabase(terminal, { makes: false }, async ({ db, env }) => {
        if (env.SUPER_EMAILS.includes(email)) {
          throw new Error(
            `${email} gets the panel with each sign-in because SUPER_EMAILS lists it: take it out there first.`
          )
        }
        return takePanel(db, email, now)
      })
      terminal.print(`${email} has no panel any more`)
      if (left === 0) terminal.warn('Nobody has the panel now. “gallery super add EMAIL” gives it.')
    } else {
      throw new Misuse(`“${what}” is neither add nor remove`)
    }
  },
}

/** @returns how many still have the panel. @throws when there is no such user, or one without the panel */
async function takePanel(db: Db, email: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const supers = await lockSupers(tx)
    const [changed] = await tx
      .update(users)
      .set({ super: false, ...stamp(users.updated_at, { now, by: null }) })
      .where(and(eq(users.email, email), eq(users.super, true), isNull(users.deleted_at)))
      .returning({ id: users.id })
    if (!changed) throw new Error(`${email} has no panel. “gallery users” lists who has.`)
    return supers.filter((id) => id !== changed.id).length
  })
}
