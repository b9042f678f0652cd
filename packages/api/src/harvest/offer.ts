import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { readSomeOptions } from '../readOptions.ts'

/** @throws Refused 404 where the gallery offers nothing to harvesters */
export async function requireOffer(db: Db): Promise<void> {
  if (!(await isOffered(db))) throw notFound()
}

/** Whether the gallery offers its public records to harvesters. */
export async function isOffered(db: Db): Promise<boolean> {
  const { offerHarvest } = await readSomeOptions(db, ['offerHarvest'])
  return offerHarvest
}
