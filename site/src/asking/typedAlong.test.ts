import type { Sent } from '@gallery/client'
import { urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { answering, rendered } from '../testing/renderedPages.ts'

const work = (id: number, title_es: string) => ({
  id,
  hash: `abc123def4${id}`,
  title_es,
  title_en: '',
  artist: null,
  img: null,
})
const patio = work(12, 'Patio')
const noche = work(15, 'Noche')
const others = answering(
  [urlOf('/contact/works', { works: '12' }), { data: [patio], asker: null }],
  [urlOf('/contact/works', { works: '12,15' }), { data: [patio, noche], asker: null }],
  [
    urlOf('/api/works', { query: 'noche' }),
    { data: [noche], meta: { total: 1, current_page: 1, per_page: 20, last_page: 1 } },
  ]
)

/** The markup of a page that asks about works, as the server answers the form that was brought along. */
async function pageOf(url: string, values?: Sent['values']): Promise<string> {
  const sent = values && { status: 200, values, errors: {}, message: '' }
  return (await rendered(url, { others, ...(sent ? { sent } : {}) })).body
}

/** The attributes of each button of the form that asks, but for how it looks. */
function ways(body: string) {
  return [...body.matchAll(/<button[^>]*form="question"[^>]*>/g)].map(([button]) => ({
    by: /value="(\w+)"/.exec(button)?.[1],
    to: /formAction="([^"]*)"/i.exec(button)?.[1]?.replaceAll('&amp;', '&'),
  }))
}

test('until the scripts are there the search for another work, and what it finds, bring along what was typed', async () => {
  const typed = { name: 'Ana', message: 'Hola', subject: 'Consulta por «Patio»', works: '12' }
  const body = await pageOf('/es/ask?works=12&q=noche', { ...typed, q: 'noche', by: 'search' })
  expect(body).toContain('<form id="question"')
  expect(body).toMatch(/<input[^>]*name="name"[^>]*value="Ana"/)
  expect(body).toMatch(/<textarea[^>]*>Hola<\/textarea>/)
  expect(body).toMatch(/<input[^>]*form="question"[^>]*name="q"[^>]*value="noche"/)
  expect(ways(body), 'Enter presses the first of them').toEqual([
    { by: 'enter', to: '/es/ask?works=12&q=noche' },
    { by: 'search', to: '/es/ask?works=12' },
    { by: 'link', to: '/es/ask?works=12,15' },
  ])
  expect(body).not.toContain('href="/es/ask?works=12,15"')
})

test('with the work that is added the subject says both, unless it was the visitor’s own', async () => {
  const typed = { name: 'Ana', message: 'Hola', works: '12', by: 'link' }
  const subjectOf = async (subject: string) =>
    /<input[^>]*name="subject"[^>]*value="([^"]*)"/.exec(
      await pageOf('/es/ask?works=12,15', { ...typed, subject })
    )?.[1]
  expect(await subjectOf('Consulta por «Patio»')).toBe('Consulta por 2 obras')
  expect(await subjectOf('¿Las dos?')).toBe('¿Las dos?')
})

test('once it was sent the page has no form, and no way to ask about other works', async () => {
  const body = await pageOf('/es/ask?works=12,15&sent=mail')
  expect(body).not.toContain('form="question"')
  expect(body).toContain('href="/es/artists/0/-/12/patio"')
  for (const way of ['"/es/ask?works=12"', 'Quitar', 'Sumar otra obra']) expect(body).not.toContain(way)
})
