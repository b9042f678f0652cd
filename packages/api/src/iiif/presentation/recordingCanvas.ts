import type { Language, Recording } from '@gallery/contract'
import { transcribed } from './canvas.ts'
import { supplementing } from './supplementing.ts'
import { isSaid, said, type Words } from './words.ts'

/** A recording that a manifest plays. */
export type Played = {
  id: number
  address: string
  format: string
  recording: Recording
  label: Words
  /** What is stated of it where that is not what is stated of its record. */
  rights?: object | undefined
  /** The languages in which it has captions. */
  captions: readonly Language[]
  captionsIn: (language: Language) => string
  /** What is said in it, by language. */
  transcription: Words
}

/** A recording with a place of its own and as long as it takes; of a film as large as it is shown. */
export function recordingCanvas(base: string, played: Played): object {
  const { id, address, format, recording, label, rights, captions, captionsIn, transcription } = played
  const canvas = `${base}/canvas/${id}`
  const { seconds: duration, width, height } = recording
  const isFilm = width !== null && height !== null
  const extent = isFilm ? { duration, width, height } : { duration }
  const annotations = [
    ...supplementing(
      canvas,
      'captions',
      captions.map((language) => ({
        id: captionsIn(language),
        type: 'Text' as const,
        format: 'text/vtt',
        language,
        label: said(`iiif.captions.${language}`),
      }))
    ),
    ...transcribed(canvas, transcription),
  ]
  return {
    id: canvas,
    type: 'Canvas',
    ...(isSaid(label) ? { label } : {}),
    ...extent,
    ...rights,
    items: [
      {
        id: `${canvas}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${canvas}/page/recording`,
            type: 'Annotation',
            motivation: 'painting',
            body: { id: address, type: isFilm ? 'Video' : 'Sound', format, ...extent },
            target: canvas,
          },
        ],
      },
    ],
    ...(annotations.length > 0 ? { annotations } : {}),
  }
}
