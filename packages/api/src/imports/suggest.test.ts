import { expect, it } from 'vitest'
import { suggest } from './suggest.ts'

it('knows an export of ours by its field names', () => {
  const columns = ['id', 'hash', 'code', 'artist', 'title_es', 'title_en', 'year']
  expect(suggest('works', columns)).toMatchObject({ id: 'id', code: 'code', title_en: 'title_en' })
})

it('takes what others call the same, and leaves their ids alone', () => {
  const found = suggest('works', ['id', 'accession_number', 'title', 'maker', 'medium'])
  expect(found).toMatchObject({ code: 'accession_number', title_en: 'title', artist: 'maker' })
  expect(found).not.toHaveProperty('id')
})
