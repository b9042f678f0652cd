import type { Options, RightsStatement } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { keptValues } from '../freshness/keptValues.ts'
import type { Revisions } from '../freshness/revisions.ts'
import { houseRightsOf, houseRightsOptions } from '../readHouseRights.ts'
import { readSomeOptions } from '../readOptions.ts'

/** What the gallery's options say of all its files. */
export type House = Pick<Options, 'zoomPixels' | 'rightsPixels'> & { rights: RightsStatement | null }

/** Gives what the options say of files, read again when they were written to. */
export function keptHouse(db: Db): (revisions: Revisions) => Promise<House> {
  const known = keptValues<House>(1)
  return async (revisions) => {
    const before = known.get('', revisions)
    if (before) return before
    const options = await readSomeOptions(db, ['zoomPixels', 'rightsPixels', ...houseRightsOptions])
    const { zoomPixels, rightsPixels } = options
    const house = { zoomPixels, rightsPixels, rights: houseRightsOf(options) }
    known.put('', house, { tables: ['options'], revisions, bytes: 1 })
    return house
  }
}
