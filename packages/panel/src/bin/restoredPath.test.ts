import type { BinKind, BinRow } from '@gallery/contract'
import { expect, test } from 'vitest'
import { restoredPath } from './restoredPath.ts'

const work: BinRow['owner'] = { label_es: 'Vereda', label_en: '', path: 'works/7' }
const binnedWork: BinRow['owner'] = { ...work, path: null }

test.each<[BinKind, BinRow['owner'], string | null]>([
  ['event', null, 'events/12'],
  ['artist', null, 'artists/12'],
  ['work', null, 'works/12'],
  ['archive', null, 'archives/12'],
  ['item', null, 'items/12'],
  ['collection', null, 'collections/collection-12'],
  ['slide', null, 'options/slides'],
  ['message', null, 'messages?m=12'],
  ['work_image', work, 'works/7'],
  ['work_image', binnedWork, null],
  ['slot', { label_es: 'Visita', label_en: '', path: 'events/3' }, 'appointments?slot=12'],
  ['slot', { label_es: 'Visita', label_en: '', path: null }, null],
])('a restored %s of %j stands at %s', (kind, owner, path) => {
  expect(restoredPath({ kind, id: 12, owner })).toBe(path)
})
