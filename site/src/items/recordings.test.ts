import { describe, expect, it } from 'vitest'
import { recordingsOf } from './recordings.ts'

const sideA = { file: 'x1.mp3', name: 'Cara A.mp3' }
const sideB = { file: 'x2.m4a', name: 'Cara B.m4a' }
const textB = { file: 'x3.txt', name: 'cara b.txt' }
const notes = { file: 'x4.txt', name: 'Transcripción.txt' }
const scan = { file: 'x5.pdf', name: 'Cara A.pdf' }
const spanish = { file: 'x6.txt', name: 'Cara A.es.txt' }
const english = { file: 'x7.txt', name: 'Cara A.en.txt' }

describe('recordingsOf', () => {
  it('finds the text that is called as the recording is', () => {
    expect(recordingsOf([sideA, sideB, textB, scan], 'es')).toEqual([
      { media: sideA },
      { media: sideB, transcript: textB },
    ])
  })

  it("takes the text in the page's language", () => {
    expect(recordingsOf([sideA, spanish, english], 'es')).toEqual([{ media: sideA, transcript: spanish }])
    expect(recordingsOf([sideA, spanish, english], 'en')).toEqual([{ media: sideA, transcript: english }])
  })

  it('says the language of a text that is in another', () => {
    expect(recordingsOf([sideA, spanish], 'en')).toEqual([
      { media: sideA, transcript: spanish, transcriptLang: 'es' },
    ])
  })

  it('takes a single text for that of a single recording', () => {
    expect(recordingsOf([notes, sideA], 'es')).toEqual([{ media: sideA, transcript: notes }])
  })

  it('takes a film for a recording too', () => {
    const film = { file: 'x8.mp4', name: 'Esquina.mp4' }
    expect(recordingsOf([film, scan], 'es')).toEqual([{ media: film }])
  })

  it('gives no text to one of several recordings at random', () => {
    expect(recordingsOf([sideA, sideB, notes], 'es')).toEqual([{ media: sideA }, { media: sideB }])
  })
})
