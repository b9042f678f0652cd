import { openDatabase } from '@gallery/api'
import type { DemoCopy } from '../demoCopy.ts'
import { expect } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { hostileHtml, hostileTexts } from './vectors.ts'

const both = (fields: readonly string[]) => fields.flatMap((field) => [`${field}_es`, `${field}_en`])

/** Everything plain that people write, theirs and the gallery's. */
const plain: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['events', ['place', ...both(['title', 'excerpt'])]],
  ['event_images', both(['description'])],
  ['slots', both(['label'])],
  ['artists', ['display', 'last_name', ...both(['dates'])]],
  [
    'works',
    [
      ...[
        'code',
        'type',
        'type_en',
        'technique',
        'technique_en',
        'year_text',
        'size_text',
        'series',
        'notes',
      ],
      ...both(['title']),
    ],
  ],
  ['work_images', both(['description'])],
  ['movements', ['owner', 'address']],
  ['collections', ['recipient', 'message', ...both(['title'])]],
  ['archives', both(['title'])],
  [
    'items',
    [
      'code',
      'source',
      'author',
      'place',
      'technique',
      'size_text',
      'citation',
      'private_notes',
      ...both(['subtitle', 'detail']),
    ],
  ],
  ['item_files', ['name', ...both(['description'])]],
  ['slides', both(['title'])],
  ['tags', ['content']],
  ['users', ['first_name', 'last_name', 'phone']],
  ['appointments', ['first_name', 'last_name', 'phone', 'comments']],
  ['messages', ['name', 'subject', 'message']],
]

/** Writes a text of the list into every plain field of a stopped gallery: worse than any form would let in. */
export async function plantTexts(env: DemoCopy['env']): Promise<void> {
  const { db, close } = await openDatabase(env)
  const list = `array[${hostileTexts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]`
  try {
    for (const [table, columns] of plain) {
      const set = columns.map(
        (column, at) => `"${column}" = (${list})[1 + (id + ${at}) % ${hostileTexts.length}] || id`
      )
      await db.execute(`update ${table} set ${set.join(', ')}`)
    }
    await db.execute(
      `update options set value = to_jsonb('${hostileTexts[1]}'::text) where id in ('name', 'address', 'hours_es')`
    )
    await db.execute('update pictures set variants_at = now()')
  } finally {
    await close()
  }
}

/** The records whose rich texts are written, and the fields. */
const rich: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ['events', both(['body'])],
  ['artists', both(['bio'])],
  ['works', both(['description', 'reproduced', 'exposed', 'cited'])],
  ['items', both(['body', 'public_notes'])],
  ['archives', both(['description'])],
  ['collections', both(['description'])],
]

/**
 * Writes the list's HTML through the API, as the panel does: each field of a record holds some of it, one of each field
 * all that never ends. @returns the ids of what was written, by path
 */
export async function writeHtml(staff: Visitor): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  const fields = rich.flatMap(([path, names]) => names.map((name) => `${path}.${name}`))
  const shares = new Map(fields.map((field) => [field, '']))
  for (const [at, html] of hostileHtml.entries()) {
    const field = fields[at % fields.length] ?? ''
    shares.set(field, `${shares.get(field)}<p>${at}</p>${html}`)
  }
  for (const [path, names] of rich) {
    const { data } = await (await staff.get(`/api/${path}`)).json()
    const id = data[0].id
    ids[path] = id
    const texts = Object.fromEntries(
      names.map((name) => [name, shares.get(`${path}.${name}`) || hostileHtml.join('')])
    )
    const answer = await staff.patch(`/api/${path}/${id}`, texts)
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200)
  }
  const about = both(['usSplash', 'usTeam', 'usHistory', 'usProfile'])
  const answer = await staff.patch(
    '/api/options',
    Object.fromEntries(
      about.map((name, at) => [name, hostileHtml.filter((_, index) => index % about.length === at).join('')])
    )
  )
  expect(answer.status).toBe(200)
  return ids
}
