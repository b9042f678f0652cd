import { parseArgs } from 'node:util'
import { Language } from '@gallery/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { tellOwner } from '../auth/factors/telling.ts'
import { endSessionsOf } from '../auth/sessions.queries.ts'
import type { Db } from '../db/db.ts'
import type { Env } from '../env/env.ts'
import { dropFactors } from '../factors/factors.queries.ts'
import { lockSupers } from '../people/supers.ts'
import { upsertUser } from '../people/users.queries.ts'
import { users } from '../tables/users.table.ts'
import { stamp } from '../writing.ts'
import { type Command, exactly, Misuse, withDatabase } from './command.ts'
import { readEmail } from './email.ts'

/** `gallery super`: gives the panel to somebody, takes it, or lets them in who lost their telephone. */
export const superUsers: Command = {
  usage: ['super add EMAIL', 'super remove EMAIL', 'super reset EMAIL [--language es|en]'],
  about:
    'Gives the panel to somebody, who gets an account if they have none, or takes it from them. “reset” is for who lost their telephone: it removes their passkeys, app and recovery codes, signs them out everywhere and tells them by mail.',
  async run(args, terminal) {
    const options = { language: { type: 'string', default: 'es' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const language = Language.safeParse(values.language)
    if (!language.success) throw new Misuse(`“${values.language}” is neither es nor en`)
    const [what = '', address = ''] = exactly(positionals, ['add, remove or reset', 'EMAIL'])
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
    } else if (what === 'reset') {
      const sessions = await withDatabase(terminal, { makes: false }, ({ db, env }) =>
        resetFactors(db, env, { email, language: language.data, now })
      )
      terminal.print(`${email} signs in with a mail alone the next time; ${sessions} of their sessions ended`)
    } else {
      throw new Misuse(`“${what}” is none of add, remove and reset`)
    }
  },
}

/** @returns how many sessions ended. @throws when there is no such user */
async function resetFactors(
  db: Db,
  env: Env,
  { email, language, now }: { email: string; language: Language; now: Date }
): Promise<number> {
  return db.transaction(async (tx) => {
    const known = and(eq(users.email, email), isNull(users.deleted_at))
    const [user] = await tx.select({ id: users.id }).from(users).where(known).for('update')
    if (!user) throw new Error(`${email} has no account. “gallery users” lists who has.`)
    await dropFactors(tx, user.id, now)
    const office = { db: tx, zone: env.GALLERY_TZ, publicUrl: env.PUBLIC_URL, hold: env.BOOKING_HOLD, now }
    await tellOwner(tx, { ...office, language }, email, 'reset')
    return endSessionsOf(tx, user.id)
  })
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
