import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/**
 * Makes every table as empty as a migrated database's; ids begin at 1 again. To truncate them all would write a new file
 * for each table and each index, which takes longer than most tests: so rows are deleted, with neither triggers nor
 * references looked at, and only what has grown is truncated, since a deleted row stays in its file.
 *
 * The list of migrations lives in a schema of its own and stays. So do the writes that make kept answers old, with one
 * more for each table that had rows.
 */
export async function emptyDatabase(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare
      list text;
      full_table record;
      emptied text[] := '{}';
      rows bigint;
      name text;
    begin
      select string_agg(format('%I', tablename), ', ') into list from pg_tables
        where schemaname = 'public' and tablename <> 'content_writes';
      -- Whoever writes still is waited for.
      execute 'lock table ' || list || ' in access exclusive mode';

      set local session_replication_role = replica;
      for full_table in
        select relname as name, pg_relation_size(oid) as bytes from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'content_writes'
          and pg_relation_size(oid) > 0
      loop
        if full_table.bytes > 128 * 1024 then
          execute format('truncate %I cascade', full_table.name);
          emptied := emptied || full_table.name::text;
        else
          execute format('delete from %I', full_table.name);
          get diagnostics rows = row_count;
          if rows > 0 then emptied := emptied || full_table.name::text; end if;
        end if;
      end loop;

      set local session_replication_role = origin;
      foreach name in array emptied loop
        -- The triggers of a statement run for one that finds nothing too.
        execute format('delete from %I where false', name);
      end loop;

      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
        where schemaname = 'public' and sequencename <> 'content_writes_id_seq' and last_value is not null;
    end $$`)
}
