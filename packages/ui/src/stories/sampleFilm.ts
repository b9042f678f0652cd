import film from './film.mp4'
import type { StoryLanguage } from './say.ts'
import upright from './uprightFilm.mp4'

/** A film of twelve seconds, 480 by 270: a square and a post that pass each other. */
export const sampleFilm: string = film

/** Another of four seconds, 270 by 480. */
export const uprightFilm: string = upright

const captions = (...lines: string[]) => `data:text/vtt,${encodeURIComponent(lines.join('\n\n'))}`

/** What is said in it, to be read in the picture. */
export const sampleCaptions = [
  {
    lang: 'es',
    src: captions(
      'WEBVTT',
      '00:00.000 --> 00:05.000\nEsto es la esquina.',
      '00:06.000 --> 00:10.000\nPasa un tranvía.'
    ),
  },
  {
    lang: 'en',
    src: captions(
      'WEBVTT',
      '00:00.000 --> 00:05.000\nThis is the corner.',
      '00:06.000 --> 00:10.000\nA tram goes by.'
    ),
  },
]

/** The same, to be read under it, in the story's language. */
export function sampleSaid(language: StoryLanguage) {
  const es = language === 'es'
  return [
    { at: 0, text: es ? 'Esto es la esquina.' : 'This is the corner.' },
    { at: 6, text: es ? 'Pasa un tranvía.' : 'A tram goes by.' },
  ]
}
