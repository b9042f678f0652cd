import { describe, expect, it } from 'vitest'
import { readWebVtt } from './webVtt.ts'

describe('a WebVTT file', () => {
  it('has captions with their times, whoever speaks, and no markup', () => {
    const file = `WEBVTT - Cinta 3\r\n\r\nNOTE de quien transcribe\r\n\r\n1\r\n00:04.000 --> 00:07.500 align:start
<v Irma Szalay>La <i>e</i> es
un grito &amp; nada más.\r\n\r\n01:00:00.000 --> 01:00:02.000\r\nFin.\r\n`
    expect(readWebVtt(file)).toEqual([
      { from: 4, to: 7.5, text: 'Irma Szalay: La e es un grito & nada más.' },
      { from: 3_600, to: 3_602, text: 'Fin.' },
    ])
    expect(readWebVtt('\uFEFFWEBVTT')).toEqual([])
  })

  it.each([
    ['no first line', '00:01.000 --> 00:02.000\nHola'],
    ['a word before', 'WEBVTTS\n\n00:01.000 --> 00:02.000\nHola'],
    ['SubRip’s commas', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHola'],
    ['an end before its beginning', 'WEBVTT\n\n00:03.000 --> 00:02.000\nHola'],
    ['times that are none', 'WEBVTT\n\n00:99.000 --> 01:00.000\nHola'],
  ])('is none with %s', (_, file) => {
    expect(readWebVtt(file)).toBeNull()
  })
})
