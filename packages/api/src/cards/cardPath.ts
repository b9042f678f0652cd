import { createHmac } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { installationKey } from '../installation/installationKey.ts'

/** Grows when cards are drawn in another way, so that nobody keeps the old ones. */
const design = 4

/** What a card says, whose it is, and what has to be there for it: the paths of the reads that its page is made of. */
type Card = { title: string; gallery: string; of: readonly string[] }

/**
 * Where the card of a page is; it is gone when what the page is made of is. The name is signed, so that nobody has the gallery's address show words of their own, and
 * it carries what the card says, so that the same name is the same picture for good.
 */
export async function cardPath(db: Db, card: Card): Promise<string> {
  const query = new URLSearchParams({ title: card.title, gallery: card.gallery })
  for (const path of card.of) query.append('of', path)
  return `/cards/${await cardName(db, card)}.png?${query}`
}

/** What signs the names, once it was read of an open database: it stays the same as long as that is open. */
const keys = new WeakMap<Db, string>()

/** The part of a card's address that only we can make of its words. */
export async function cardName(db: Db, { title, gallery, of }: Card): Promise<string> {
  const key = keys.get(db) ?? (await installationKey(db, 'cards'))
  keys.set(db, key)
  const words = JSON.stringify([design, title, gallery, of])
  return createHmac('sha256', key).update(words).digest('base64url').slice(0, 22)
}
