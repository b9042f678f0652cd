import type { Key } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { answering, rendered } from '../testing/renderedPages.ts'

const link = 'abc123def456'
const works = [12, 71].map((id) => ({
  id,
  hash: `abc123def4${id}`,
  title_es: `Obra ${id}`,
  title_en: '',
  ...{ year: 1966, year_text: '', date_words: null, technique: '', technique_en: '' },
  ...{ height: null, width: null, depth: null, size_text: '', artist: null, img: null },
}))
const [first] = works

async function bodyOf(path: string, ...reads: (readonly [Key, unknown])[]): Promise<string> {
  return (await rendered(path, { others: answering(...reads) })).body
}

test('the page that asks finds another work, and a press takes it along with the others', async () => {
  const meta = { total: 2, current_page: 1, per_page: 24, last_page: 1 }
  const body = await bodyOf(
    '/es/ask?works=12&q=obra',
    [urlOf('/contact/works', { works: '12' }), { data: [first], asker: null }],
    [urlOf('/api/works', { query: 'obra' }), { data: works, meta }]
  )
  const ways = [...body.matchAll(/formaction="([^"]*)"/gi)].map(([, address]) => address)
  expect(ways).toContain('/es/ask?works=12,71')
  expect(ways, 'what is asked about already').not.toContain('/es/ask?works=12,12')
  const [form = ''] = /<form[^>]*action="\/es\/ask"[^>]*>.*?<\/form>/s.exec(body) ?? []
  expect(form).toContain('method="get"')
  expect(form).toContain('<input type="hidden" name="works" value="12"/>')
})

test('a room is gone back to with what was chosen, which is ticked there', async () => {
  const path = `/es/share/collection/${link}`
  const asking = await bodyOf(`${path}/ask?works=${first?.hash}`, [
    urlOf('/contact/works', { works: first?.hash ?? '', room: link }),
    { data: [first], asker: null },
  ])
  expect(asking).toContain(`href="${path}?works=${first?.hash}#several"`)

  const texts = { title_es: 'Sala', title_en: '', description_es: '', description_en: '', message: '' }
  const room = { ...texts, works, count: 2, artists: [], open_until: null }
  const body = await bodyOf(`${path}?works=${first?.hash}`, [
    urlOf('/api/share/collection/:link', { link }),
    { data: room },
  ])
  const boxes = [...body.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => box)
  const ticked = boxes.filter((box) => box.includes('checked'))
  expect([boxes.length, ticked.length]).toEqual([2, 1])
  expect(ticked[0]).toContain(`value="${first?.hash}"`)
  expect(body).toContain('id="several"')
})

test('of a work that is seen by a secret link there is no other', async () => {
  const body = await bodyOf(`/es/share/work/${link}/ask?works=${first?.hash}`, [
    urlOf('/contact/works', { works: first?.hash ?? '', secret: link }),
    { data: [first], asker: null },
  ])
  expect(body).toContain('Obra 12')
  expect(body).not.toContain('Sumar otra obra')
})
