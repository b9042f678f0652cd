import { artistHref, eventHref, itemHref, workHref } from '@gallery/contract'
import { expect, it, test } from 'vitest'
import { findRoute } from '../src/routing/findRoute.ts'
import { permanentOf } from './permanentOf.ts'

const titles = { title_es: 'Patio', title_en: 'Courtyard' }
const artist = { id: 2, display: 'Ana Roca' }
const work = { id: 12, hash: 'wwww', ...titles, artist }

const codeOf = (path: string, read: Parameters<typeof permanentOf>[2]) =>
  permanentOf(path, findRoute(path), read)

/** An API that answers so of what it is asked, and what it was asked. */
function api(statusCode: number) {
  const asked: string[] = []
  const read = async (url: string) => {
    asked.push(url)
    return { statusCode, json: () => ({ data: { id: 9 } }) }
  }
  return { asked, read }
}

test.each([
  ['a work', workHref(work, 'es'), '/id/w12'],
  ['a work of nobody', workHref({ ...work, artist: null }, 'en'), '/id/w12'],
  ['an exhibition', eventHref({ id: 7, kind: 'exhibition', ...titles }, 'en'), '/id/e7'],
  ['a talk', eventHref({ id: 8, kind: 'other', ...titles }, 'es'), '/id/e8'],
  ['an artist', artistHref(artist, 'es'), '/id/p2'],
  ['an archive', '/es/archives/4', '/id/a4'],
])('the page of %s has a permanent address', async (_, path, permanent) => {
  const { asked, read } = api(200)
  expect(await codeOf(path, read)).toEqual({ path: permanent, isSure: true })
  expect(asked).toEqual([`/api${permanent}`])
})

const letter = itemHref({ hash: 'hhhhhh', archive_id: 3, subtitle_es: 'Carta', subtitle_en: '' }, 'es')

it('is asked of the API for an item, whose page knows its hash only', async () => {
  const { asked, read } = api(200)
  expect(await codeOf(letter, read)).toEqual({ path: '/id/i9', isSure: true })
  expect(asked).toEqual(['/api/items/hhhhhh', '/api/id/i9'])
})

it('is its own address for every other page, a list and a room, of which nobody is asked', async () => {
  const { asked, read } = api(200)
  for (const path of [
    '/es',
    '/es/artists',
    '/es/archives',
    '/es/artists/x',
    '/es/archives/3/..%2f..%2fusers',
    '/es/share/work/4711',
  ]) {
    expect(await codeOf(path, read)).toEqual({ path, isSure: true })
  }
  expect(asked).toEqual([])
})

test.each([
  ['a hidden work', workHref(work, 'es')],
  ['a hidden artist', artistHref(artist, 'es')],
  ['a hidden letter', letter],
])('the page of %s leads to itself, and so it does while the API does not answer', async (_, path) => {
  expect(await codeOf(path, api(404).read)).toEqual({ path, isSure: true })
  for (const status of [410, 429, 503]) {
    expect(await codeOf(path, api(status).read)).toEqual({ path, isSure: false })
  }
})
