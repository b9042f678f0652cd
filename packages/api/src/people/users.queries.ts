import type { User } from '@gallery/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { users } from '../tables/users.table.ts'
import { stamp, type Writing } from '../writing.ts'

/** A user as the table holds it. */
export type UserRow = typeof users.$inferSelect

/** A user as the site shows it; `display` is the name, or what stands before the @ while there is none. */
export function toUser(row: UserRow): User {
  const name = `${row.first_name} ${row.last_name}`.trim()
  const display = name || row.email.replace(/@.*$/, '')
  const { id, email, first_name, last_name, phone } = row
  return { id, display, email, first_name, last_name, phone, super: row.super }
}

/** What may be told of a user who comes in; what is left out stays as it is. */
export interface UserFields {
  email: string
  first_name?: string
  last_name?: string
  phone?: string
  /** True grants the panel; false or nothing takes it from nobody. */
  super?: boolean
}

/**
 * Makes the user of an address, or brings the known one up to date. Somebody from the bin comes back, but without
 * the panel unless `super` says so: leaving took that away.
 */
export async function upsertUser(db: Db, fields: UserFields, now: Date): Promise<UserRow> {
  const { super: grant = false, ...given } = fields
  const email = given.email.toLowerCase()
  const [row] = await db
    .insert(users)
    .values({ ...given, email, super: grant, created_at: now, updated_at: now })
    .onConflictDoUpdate({
      target: users.email,
      set: {
        ...given,
        email,
        super: grant ? true : sql`${users.super} and ${users.deleted_at} is null`,
        deleted_at: null,
        updated_at: now,
      },
    })
    .returning()
  if (!row) throw new Error(`The user ${email} was neither made nor found`)
  return row
}

/** Changes a user's own data but for the address, which needs its owner's consent. @throws Refused 404 for none */
export async function updateUser(
  db: Db,
  id: number,
  { first_name, last_name, phone }: Pick<User, 'first_name' | 'last_name' | 'phone'>,
  writing: Writing
): Promise<UserRow> {
  const [row] = await db
    .update(users)
    .set({ first_name, last_name, phone, ...stamp(users.updated_at, writing) })
    .where(eq(users.id, id))
    .returning()
  if (!row) throw notFound()
  return row
}
