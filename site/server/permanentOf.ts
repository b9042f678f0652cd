import { Id, type PermanentKind, permanentName, permanentPath } from '@gallery/contract'
import { z } from 'zod'

const Answer = z.object({ data: z.object({ id: Id }) })

/** The pages of records: where in their path the record's id stands, of an item its hash. */
const pages: readonly (readonly [path: RegExp, kind: PermanentKind])[] = [
  [/^\/\w\w\/artists\/\d+\/[^/]+\/(\d+)(?:\/|$)/, 'work'],
  [/^\/\w\w\/artists\/(\d+)(?:\/|$)/, 'artist'],
  [/^\/\w\w\/(?:exhibitions|events)\/(\d+)(?:\/|$)/, 'event'],
  [/^\/\w\w\/archives\/\d+\/([\w-]+)/, 'item'],
  [/^\/\w\w\/archives\/(\d+)$/, 'archive'],
]

/** Asks the API for a path, as nobody. */
type Read = (url: string) => Promise<{ statusCode: number; json: () => unknown }>

/** Where a code leads, and whether that can be kept: not while the API could not say. */
type CodePath = { path: string; isSure: boolean }

/**
 * The permanent path of the record that a page shows, which its titles and artists don't move; of any other page, and of
 * a record that visitors don't see, its own path.
 */
export async function permanentOf(path: string, read: Read): Promise<CodePath> {
  for (const [page, kind] of pages) {
    const name = page.exec(path)?.[1]
    if (name === undefined) continue
    const own = (statusCode: number) => ({ path, isSure: statusCode === 404 })
    let id = Number(name)
    if (kind === 'item') {
      const item = await read(`/api/items/${name}`)
      if (item.statusCode !== 200) return own(item.statusCode)
      id = Answer.parse(item.json()).data.id
    }
    const { statusCode } = await read(`/api/id/${permanentName({ kind, id })}`)
    return statusCode === 200 ? { path: permanentPath({ kind, id }), isSure: true } : own(statusCode)
  }
  return { path, isSure: true }
}
