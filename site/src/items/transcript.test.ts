import { describe, expect, it } from 'vitest'
import { transcriptOf } from './transcript.ts'

describe('transcriptOf', () => {
  it.each([
    ['0:12 Buenas tardes.', 12],
    ['[00:12] Buenas tardes.', 12],
    ['(1:02:05) – Buenas tardes.', 3_725],
    ['00:00:12.500 Buenas tardes.', 12],
  ])('reads the time of "%s"', (line, at) => {
    expect(transcriptOf(line)).toEqual([{ at, text: 'Buenas tardes.' }])
  })

  it('goes on over lines until a time or an empty line', () => {
    const text = 'Casete, lado A\n\n0:04 Era una sobremesa\r\nentre operarios.\n\n(ruido)\n1:10 Se apaga.'
    expect(transcriptOf(text)).toEqual([
      { text: 'Casete, lado A' },
      { at: 4, text: 'Era una sobremesa entre operarios.' },
      { text: '(ruido)' },
      { at: 70, text: 'Se apaga.' },
    ])
  })

  it('has the words under a time that stands alone', () => {
    expect(transcriptOf('0:04\nEra una sobremesa.\n')).toEqual([{ at: 4, text: 'Era una sobremesa.' }])
  })

  it.each(['', '\n \n', '\uFEFF'])('has no parts where nothing is written', (text) => {
    expect(transcriptOf(text)).toEqual([])
  })
})
