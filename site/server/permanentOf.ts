import { Id } from '@gallery/contract'
import { idIn, isHash, permanentName, permanentPath, urlOf } from '@gallery/contract/plain'
import { z } from 'zod'
import { namedRecord } from '../src/layout/namedRecord.ts'
import type { FoundRoute } from '../src/routing/findRoute.ts'

const Answer = z.object({ data: z.object({ id: Id }) })

/** Asks the API for a path, as nobody. */
type Read = (url: string) => Promise<{ statusCode: number; json: () => unknown }>

/** Where a code leads, and whether that can be kept: not while the API could not say. */
type CodePath = { path: string; isSure: boolean }

/**
 * The permanent path of the record that a page shows, which its titles and artists don't move; of any other page, and of
 * a record that visitors don't see, its own path. `found` is the route of the page.
 */
export async function permanentOf(
  path: string,
  found: FoundRoute | undefined,
  read: Read
): Promise<CodePath> {
  const record = namedRecord(found)
  if (record === undefined) return { path, isSure: true }
  const [kind, name] = record
  const { id, isSure } = kind === 'item' ? await itemOf(name, read) : { id: idIn(name), isSure: true }
  if (id === undefined) return { path, isSure }
  const { statusCode } = await read(`/api/id/${permanentName({ kind, id })}`)
  if (statusCode !== 200) return { path, isSure: statusCode === 404 }
  return { path: permanentPath({ kind, id }), isSure: true }
}

/** The id of an item by its hash, and whether the API could say. */
async function itemOf(hash: string | undefined, read: Read): Promise<{ id?: number; isSure: boolean }> {
  if (!isHash(hash)) return { isSure: true }
  const { statusCode, json } = await read(urlOf('/api/items/:id', { id: hash }))
  return statusCode === 200
    ? { id: Answer.parse(json()).data.id, isSure: true }
    : { isSure: statusCode === 404 }
}
