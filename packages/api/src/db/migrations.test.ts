import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { migrationsFolder } from '../migrationsFolder.ts'
import { takings } from '../testing/migrationSteps.ts'
import { contractSince } from './contractSince.ts'

/** The version that galleries run today: its last migration, and what its code reads and writes. */
const Released = z.object({ last: z.string(), uses: z.record(z.string(), z.array(z.string())) })
const releasedFile = join(migrationsFolder, 'meta/_released.json')

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
const { entries } = Journal.parse(
  JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
)
const tags = entries.map(({ tag }) => tag)

/** The columns of every table that the code knows. */
async function used(): Promise<Record<string, string[]>> {
  const folder = new URL('../tables/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.table.ts'))
  const modules: Record<string, unknown>[] = await Promise.all(
    files.sort().map((name) => import(new URL(name, folder).href))
  )
  const tables = modules.flatMap((module) =>
    Object.values(module).filter((value) => value instanceof PgTable)
  )
  return Object.fromEntries(
    tables
      .map((table) => getTableConfig(table))
      .map(({ name, columns }): [string, string[]] => [name, columns.map((column) => column.name).sort()])
      .sort(([one], [other]) => one.localeCompare(other))
  )
}

if (process.env.WRITE_RELEASED) {
  const released = { last: tags.at(-1), uses: await used() }
  writeFileSync(releasedFile, `${JSON.stringify(released, null, 2)}\n`)
}
const released = Released.parse(JSON.parse(readFileSync(releasedFile, 'utf8')))
const isUsed = (of: string) => {
  const [table = '', column] = of.split('.')
  const columns = released.uses[table]
  return columns !== undefined && (column === undefined || columns.includes(column))
}

test('each migration is younger than those before it: an older one is passed over where those ran', () => {
  const times = entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('the released version is one that there was', () => {
  expect(tags).toContain(released.last)
})

const toCome = tags.slice(tags.indexOf(released.last) + 1)
test.each(toCome.map((tag) => [tag] as const))(
  '%s can be upgraded to while the released version runs',
  (tag) => {
    const migration = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
    const taken = takings(migration)
    const since = contractSince(migration)
    if (since === undefined) {
      expect(taken, 'takes something away: it needs the line "-- contract since …"').toEqual([])
      return
    }
    expect(
      tags.indexOf(since) >= 0 && tags.indexOf(since) <= tags.indexOf(released.last),
      `since ${since}: a version that does without has to be released first`
    ).toBe(true)
    expect(taken.filter(({ of }) => of !== undefined && isUsed(of))).toEqual([])
  }
)

test.each([
  ['alter table "works" add column "size" text', []],
  ["alter table works add column size text default '' not null", []],
  ['create table a (id int primary key, b int not null); alter table a add constraint a_b check (b > 0)', []],
  ['create table "a" (id int); create unique index "a_id" on "a" using btree (id)', []],
  ["create index works_size on works (size); update works set size = 'drop table works;'", []],
  ['drop trigger t on works; create trigger t after insert on works execute function f()', []],
  ['alter table works alter column size drop not null', []],
  [
    'alter table works add column room int; alter table works add constraint w_r foreign key (room) references rooms (id)',
    [],
  ],
  ['-- drop table works\nselect 1', []],
  ['drop table "public"."works"', ['drops the table works']],
  ['alter table "works" drop column "size"', ['drops the column size of works']],
  ['alter table works rename column size to format', ['renames size of works']],
  ['alter table works rename to pieces', ['renames the table to pieces of works']],
  ['alter table works alter column size set data type integer', ['gives another type to size of works']],
  ['alter table works alter column size set not null', ['asks for a value in size of works']],
  ['alter table works add column size text not null', ['asks for a value in the new column size of works']],
  ['alter table works add constraint c check (size > 0)', ['adds to what rows of works have to be, by c']],
  ['create unique index one on works (size)', ['adds to what rows of works have to be, by one']],
  ['drop function words_of', ['drops the function words_of']],
])('%s', (migration, why) => {
  expect(takings(migration).map((taking) => taking.why)).toEqual(why)
})

test.each([
  ['-- contract since 0037_door\nalter table works drop column size', '0037_door'],
  ['alter table works drop column size\n-- contract since 0037_door', undefined],
])('%s', (migration, since) => {
  expect(contractSince(migration)).toBe(since)
})
