import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Revisions } from '../freshness/revisions.ts'
import type { StatementWatcher } from './watchStatements.ts'

/**
 * What every query takes first: the database or a transaction of it, embedded or remote. Inside
 * `db.transaction(async (tx) => …)` use only `tx`: PGlite has one connection and would wait for itself.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database, migrated. */
export type Database = {
  db: Db
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<void>
  /**
   * The state of the tables that pages show, with every write in it that was acknowledged before it was asked for. The
   * same object again means that nothing was written.
   */
  revisions(): Promise<Revisions>
  /**
   * How many statements were asked so far of the one connection that everybody shares: long work gives way while others
   * ask. Not there where everybody has a connection of their own.
   */
  asked?: () => number
  /** Tells of every statement from now on. */
  watch(watcher: StatementWatcher): void
  /** How many connections there are, how many of them rest, and how many wait for one. Not there where everybody shares one. */
  connections?: () => { open: number; idle: number; waiting: number }
  /** Lets go of the connections and, of the gallery's own, of its folder. */
  close(): Promise<void>
}
