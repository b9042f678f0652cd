import { describe, expect, it } from 'vitest'
import { rightsIds, rightsStatements } from './rightsStatements.ts'
import { statedRights } from './statedRights.ts'

const nothing = { rights: '', rights_note_es: '', rights_note_en: '' } as const
const house = statedRights({ ...nothing, rights: 'InC', rights_note_es: 'Escribinos.' }, null)

describe('what is stated of rights', () => {
  it('is what is written, with its words', () => {
    expect(
      statedRights({ ...nothing, rights: 'CC-BY-4.0', rights_note_en: 'Photo: Ana Roca' }, house)
    ).toEqual({
      id: 'CC-BY-4.0',
      uri: 'http://creativecommons.org/licenses/by/4.0/',
      name_es: 'CC BY 4.0 (Atribución)',
      name_en: 'CC BY 4.0 (Attribution)',
      note_es: '',
      note_en: 'Photo: Ana Roca',
      copies: true,
    })
  })

  it('is what stands above where nothing is written, with other words where there are some', () => {
    expect(statedRights(nothing, house)).toEqual(house)
    expect(statedRights(nothing, null)).toBeNull()
    expect(statedRights({ ...nothing, rights_note_es: 'Los herederos.' }, house)).toMatchObject({
      id: 'InC',
      note_es: 'Los herederos.',
      note_en: '',
    })
  })

  it('is the gallery’s own words only where it wrote some', () => {
    expect(statedRights({ ...nothing, rights: 'own' }, house)).toEqual(house)
    expect(statedRights({ ...nothing, rights: 'own', rights_note_es: 'Del Museo.' }, house)).toMatchObject({
      id: 'own',
      uri: '',
      note_es: 'Del Museo.',
      copies: false,
    })
  })

  it('never gives copies that were refused, even where the words for it are still to be written', () => {
    const free = statedRights({ ...nothing, rights: 'CC-BY-4.0' }, null)
    expect(statedRights({ ...nothing, rights: 'own' }, free)).toEqual(free && { ...free, copies: false })
    expect(statedRights({ ...nothing, rights: 'own' }, null)).toBeNull()
  })
})

it('the table has the twelve statements, six licences, two marks and two of the gallery’s own', () => {
  const of = (host: string) =>
    rightsIds.filter((id) => rightsStatements[id].uri.startsWith(`http://${host}/`))
  expect([of('rightsstatements.org').length, of('creativecommons.org').length, rightsIds.length]).toEqual([
    12, 8, 22,
  ])
})
