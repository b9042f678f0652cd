import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

describe('what is searched for comes nearest first', () => {
  let gallery: TestApp

  beforeAll(async () => {
    gallery = await testApp()
    const { db, clock } = gallery
    const writing = { now: clock.now, by: null }
    const named = (display: string, last_name: string) =>
      createArtist(db, { display, last_name, bio_es: '', bio_en: '' }, writing)
    const rio = await named('Delia del Río', 'del Río')
    await named('Marión Aguirre', 'Aguirre')
    await named('Aldo Mar', 'Mar')
    await named('Elsa Camarero', 'Camarero')
    // The best come in first, so that newest first would have them last.
    const titles = ['Nocturno', 'Mar', 'Marea azul', 'Siesta (mar)', 'Cámara 100%', 'El Mar de noche']
    for (const [at, title_es] of titles.entries()) {
      const form = { title_es, title_en: '', year: 1950 + at, code: at === 0 ? 'mar' : `M-${at}1` }
      await createWork(db, sampleWork({ ...form, artist_id: at === 4 ? rio : null }), writing)
      await addItem(gallery, { subtitle_es: title_es, subtitle_en: '', year: form.year, code: form.code })
    }
  })
  afterAll(() => gallery.close())

  async function listed(path: string, query: string, more = ''): Promise<string[]> {
    const client = gallery.client()
    if (more.includes('showAll')) await client.signInAs({ super: true, email: 'lucia@ochava.example' })
    const { data } = (await client.get(`${path}?query=${encodeURIComponent(query)}${more}`)).json()
    return data.map((row: Record<string, string>) => row.title_es ?? row.subtitle_es ?? row.display ?? '')
  }

  const byMar = ['Nocturno', 'Marea azul', 'Mar', 'El Mar de noche', 'Siesta (mar)', 'Cámara 100%']

  it.each([
    ['a code, a beginning, a whole word, a part', 'mar', byMar],
    ['accents and case aside', ' MÁR ', byMar],
    ['a code in either case', 'm-21', ['Marea azul']],
    ['the name of an artist before what only has the word', 'delia', ['Cámara 100%']],
    ['all words whole before one in parts', 'noche mar', ['El Mar de noche']],
    ['signs that mean something to SQL and to patterns', '100%', ['Cámara 100%']],
    ['a bracket', '(mar)', ['Siesta (mar)']],
    ['a sign alone', '\\', []],
  ])('works: %s: “%s”', async (_, query, found) => {
    expect(await listed('/api/works', query)).toEqual(found)
    expect(await listed('/api/works', query, '&showAll=1')).toEqual(found)
  })

  it('items alike', async () => {
    expect(await listed('/api/items', 'mar')).toEqual(byMar)
    expect(await listed('/api/items', 'mar', '&showAll=1')).toEqual(byMar)
  })

  it('artists: who begins with it, by either name, before whose name only has it', async () => {
    const found = ['Aldo Mar', 'Marión Aguirre', 'Elsa Camarero']
    expect((await listed('/api/artists', 'mar')).toSorted()).toEqual(found.toSorted())
    for (const more of ['', '&showAll=1']) {
      const [first, second, third] = await listed('/api/artists', 'mar', more)
      expect([[first, second].toSorted(), third]).toEqual([['Aldo Mar', 'Marión Aguirre'], 'Elsa Camarero'])
    }
  })

  it('goes on from page to page, and past a work in the panel, in one order', async () => {
    const pages = [1, 2, 3].map((page) => listed('/api/works', 'mar', `&per_page=2&page=${page}`))
    expect((await Promise.all(pages)).flat()).toEqual(byMar)
    const lucia = gallery.client()
    await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
    const { data } = (await lucia.get('/api/works?query=mar&showAll=1')).json()
    const beside = (await lucia.get(`/api/works/${data[1].id}/neighbours?query=mar`)).json().data
    expect(beside).toMatchObject({
      previous: { title_es: 'Nocturno' },
      next: { title_es: 'Mar' },
      place: 2,
      total: 6,
    })
    const ids = (await lucia.get('/api/works/ids?query=mar')).json()
    expect(ids.data).toEqual(data.map(({ id }: { id: number }) => id))
  })

  it.each([
    ['/api/works', 'year', ['Nocturno', 'Mar', 'Marea azul']],
    ['/api/works', '-title', ['Siesta (mar)', 'Nocturno', 'Marea azul']],
    ['/api/works', 'artist', ['Cámara 100%', 'El Mar de noche', 'Siesta (mar)']],
    ['/api/items', '-year', ['El Mar de noche', 'Cámara 100%', 'Siesta (mar)']],
    ['/api/items', 'title', ['Cámara 100%', 'El Mar de noche', 'Mar']],
  ])('unless an order is asked for: %s by %s', async (path, sort, first) => {
    expect((await listed(path, 'mar', `&sort=${sort}`)).slice(0, 3)).toEqual(first)
    expect((await listed(path, '', `&sort=${sort}`)).slice(0, 3)).toEqual(first)
  })

  it.each(['price', 'updated', 'code'])(
    'orders that tell of what is hidden are not a visitor’s: %s',
    async (sort) => {
      expect(await listed('/api/works', 'mar', `&sort=${sort}`)).toEqual(byMar)
    }
  )
})
