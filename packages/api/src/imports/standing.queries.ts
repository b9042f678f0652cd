import type { ImportStanding } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { artists } from '../tables/artists.table.ts'
import type { Data } from './judged.ts'

/**
 * What new records would hold, field by field as text, in the order of the rows. Artists, collections and archives that
 * would be made are marked.
 */
export async function standingOf(db: Db, rows: readonly Data[]): Promise<ImportStanding[][]> {
  const ids = rows.flatMap((row) => (row.artists ?? []).flatMap((ref) => ('id' in ref ? [ref.id] : [])))
  const known =
    ids.length === 0
      ? []
      : await db
          .select({ id: artists.id, display: artists.display })
          .from(artists)
          .where(inArray(artists.id, ids))
  const names = new Map(known.map(({ id, display }) => [id, display]))
  return rows.map((data) => standing(data, names))
}

function standing(data: Data, names: ReadonlyMap<number, string>): ImportStanding[] {
  const told = (field: string, value: unknown, made = false): ImportStanding[] =>
    value === undefined || value === null || value === '' ? [] : [{ field, value: String(value), made }]
  const { status, price, currency, owner, address, date } = data.movement ?? {}
  return [
    ...(data.artists ?? []).flatMap((ref) =>
      'id' in ref ? told('artist', names.get(ref.id)) : told('artist', ref.name, true)
    ),
    ...Object.entries(data.fields).flatMap(([field, value]) => told(field, value)),
    ...told('archive', data.archive?.title, true),
    ...told('status', status),
    ...told('price', price),
    ...told('currency', currency),
    ...told('owner', owner),
    ...told('address', address),
    ...told('movement_date', date),
    ...told('tags', data.tags?.join('; ')),
    ...(data.collections ?? []).flatMap((place) =>
      typeof place === 'number' ? [] : told('collections', place.title, true)
    ),
    ...told('image', data.image),
  ]
}
