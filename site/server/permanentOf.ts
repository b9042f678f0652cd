import { Id, type PermanentKind, permanentPath } from '@gallery/contract'
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

/**
 * The permanent path of the record that a page shows, which its titles and artists don't move; of any other page, and of
 * an item that is hidden, its own path.
 *
 * @param read asks the API for a path
 */
export async function permanentOf(
  path: string,
  read: (url: string) => Promise<{ statusCode: number; json: () => unknown }>
): Promise<string> {
  for (const [page, kind] of pages) {
    const name = page.exec(path)?.[1]
    if (name === undefined) continue
    if (kind !== 'item') return permanentPath({ kind, id: Number(name) })
    const answer = await read(`/api/items/${name}`)
    if (answer.statusCode !== 200) return path
    return permanentPath({ kind, id: Answer.parse(answer.json()).data.id })
  }
  return path
}
