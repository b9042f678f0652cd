import type { Key } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { answering, empty, rendered } from '../testing/renderedPages.ts'

const link = 'abc123def456'
const hash = 'abc123def457'
const artist = { id: 2, display: 'Ana Roca', last_name: 'Roca' }
const work = {
  ...empty('year_text', 'series', 'size_text', 'title_en', 'type', 'type_en', 'technique', 'technique_en'),
  ...empty('description_es', 'reproduced_es', 'exposed_es', 'cited_es'),
  ...empty('description_en', 'reproduced_en', 'exposed_en', 'cited_en'),
  id: 12,
  hash,
  title_es: 'Patio escondido',
  code: 'AR-012',
  artist,
  year: null,
  date_words: null,
  height: 90,
  width: 70,
  depth: null,
  img: null,
  public_images: [],
  rights_statement: null,
}
const beside = { id: 13, hash: 'abc123def458', title_es: 'Otro patio', title_en: '' }
const room = {
  ...empty('description_es', 'description_en', 'message', 'title_en'),
  title_es: 'Sala',
  works: [work],
  count: 1,
  artists: [artist],
  open_until: null,
}

/** Where a page leads to within the site, by links and forms. */
async function waysOf(path: string, ...reads: (readonly [Key, unknown])[]): Promise<string[]> {
  const { body } = await rendered(path, { others: answering(...reads) })
  expect(body).toContain('Patio escondido')
  return [...body.matchAll(/ (?:href|action|formaction)="(\/[^"]*)"/gi)].map(([, way = '']) => way)
}

// Such an address would tell what the work is to whoever is told of the site's pages.
test.each([
  [
    'a work of a room',
    `/es/share/collection/${link}/${hash}`,
    [
      [urlOf('/api/share/collection/:link', { link }), { data: room }],
      [
        urlOf('/api/works/:work/:collection', { work: hash, collection: link }),
        { data: work, neighbours: { previous: null, next: beside } },
      ],
    ],
  ],
  [
    'a work by its secret link',
    `/es/share/work/${link}`,
    [[urlOf('/api/share/work/:link', { link }), { data: work }]],
  ],
] as const)('no link of %s leads into the site', async (_what, path, reads) => {
  const ways = await waysOf(path, ...reads)
  expect(ways).toContain(`/en/share/${path.split('/share/')[1]}`)
  expect(ways.filter((way) => !/^\/(?:es|en)\/share\//.test(way))).toEqual([])
})
