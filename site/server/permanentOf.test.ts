import { artistHref, eventHref, itemHref, workHref } from '@gallery/contract'
import { expect, it, test } from 'vitest'
import { permanentOf } from './permanentOf.ts'

const titles = { title_es: 'Patio', title_en: 'Courtyard' }
const artist = { id: 2, display: 'Ana Roca' }
const work = { id: 12, hash: 'wwww', ...titles, artist }

/** Of items the API knows what is public only. */
const nobody = async () => ({ statusCode: 404, json: () => ({}) })

test.each([
  ['a work', workHref(work, 'es'), '/id/w12'],
  ['a work of nobody', workHref({ ...work, artist: null }, 'en'), '/id/w12'],
  ['an exhibition', eventHref({ id: 7, kind: 'exhibition', ...titles }, 'en'), '/id/e7'],
  ['a talk', eventHref({ id: 8, kind: 'other', ...titles }, 'es'), '/id/e8'],
  ['an artist', artistHref(artist, 'es'), '/id/p2'],
  ['an archive', '/es/archives/4', '/id/a4'],
])('the page of %s has a permanent address', async (_, path, permanent) => {
  expect(await permanentOf(path, nobody)).toBe(permanent)
})

const letter = itemHref({ hash: 'hhhhhh', archive_id: 3, subtitle_es: 'Carta', subtitle_en: '' }, 'es')

it('is asked of the API for an item, whose page knows its hash only', async () => {
  const asked: string[] = []
  const read = async (url: string) => {
    asked.push(url)
    return { statusCode: 200, json: () => ({ data: { id: 9 } }) }
  }
  expect(await permanentOf(letter, read)).toBe('/id/i9')
  expect(asked).toEqual(['/api/items/hhhhhh'])
})

it('is its own address for every other page, a list, a room and what is hidden', async () => {
  for (const path of ['/es', '/es/artists', '/es/archives', '/es/share/work/4711', letter]) {
    expect(await permanentOf(path, nobody), path).toBe(path)
  }
})
