import type { BinKind } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { movements, works } from '../tables/works.table.ts'

/**
 * Whether a record of the bin stays there, whatever its days: a work with a sale that counts. The lines of a ledger go with
 * their work, and what a gallery sold is never gone from its books; a sale that was none is struck through first. Of a query
 * over the table of the kind.
 */
export function staysInBin(kind: BinKind): SQL {
  return kind === 'work'
    ? sql`exists (
        select from ${movements} as sale
        where sale.work_id = ${works}.id and sale.struck_at is null and sale.status = 'Vendida'
      )`
    : sql`false`
}
