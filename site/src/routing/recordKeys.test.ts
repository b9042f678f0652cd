import { expect, test } from 'vitest'
import { archiveKey } from '../archives/archivesKey.ts'
import { artistKey } from '../artists/artistKey.ts'
import { artistWorksKey } from '../artists/artistWorksQuery.ts'
import { eventKey } from '../events/eventKey.ts'
import { workKey } from '../works/workKey.ts'

const secondPage = new URLSearchParams('p=2')

test.each([
  ['a work', workKey, '/api/works/12'],
  ['an artist', artistKey, '/api/artists/12'],
  ['an artist’s works', (id: string) => artistWorksKey(id, secondPage), '/api/artists/12/works?page=2'],
  ['an event', eventKey, '/api/events/12'],
  ['an archive', archiveKey, '/api/archives/12'],
])('the read of %s is by the id in the path, and none where that is no id', (_, keyOf, read) => {
  expect(keyOf('12')).toBe(read)
  for (const none of ['0', '012', '-1', '1e3', 'x', '', '1234567890']) expect(keyOf(none)).toBeNull()
})
