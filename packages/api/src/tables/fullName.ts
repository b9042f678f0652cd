import type { Author } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

type Named = { first_name: AnyPgColumn; last_name: AnyPgColumn; email: AnyPgColumn }

/**
 * What to call who wrote something: their name, or what stands before the @ while there is none. Null where a left join
 * found nobody. `user` is the table of users or an alias of it.
 */
export function fullName({ first_name, last_name, email }: Named): SQL<string | null> {
  return sql`coalesce(nullif(trim(${first_name} || ' ' || ${last_name}), ''), split_part(${email}, '@', 1))`
}

/** Who wrote something, as it goes out: of the table of users or an alias of it. Null where a left join found nobody. */
export function authorOf(user: Named & { id: AnyPgColumn }): SQL<Author> {
  return sql`case when ${user.id} is not null then jsonb_build_object('id', ${user.id}, 'full_name', ${fullName(user)}) end`
}
