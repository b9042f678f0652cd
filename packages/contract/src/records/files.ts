import { z } from 'zod'
import { readWebVtt } from '../captions/webVtt.ts'
import { lines } from '../fields.ts'
import { rightsFields } from '../rights/rights.ts'
import { longText, shaped, text } from './field.ts'
import { fieldsOf } from './fieldsOf.ts'

/** WebVTT, or nothing. */
const webVtt = lines(500_000).refine((file) => file === '' || readWebVtt(file) !== null, 'captions')
const captions = shaped('lines', { written: webVtt, inForm: webVtt.default(''), read: z.string() })

/** What is said of a file of an item and read in it, in the order of exports and of what a column can be brought in to. */
export const fileFields = fieldsOf({
  description_es: {
    ...text(1_000),
    headings: ['descripcion, epigrafe, pie de foto, legende, legenda, bildunterschrift'],
  },
  description_en: { ...text(1_000), headings: ['description, caption'] },
  ...rightsFields,
  /** What is written on it, or said in it, line by line. */
  transcription_es: { ...longText(100_000), headings: ['transcripcion, texto, transcricao, transkription'] },
  transcription_en: { ...longText(100_000), headings: ['transcription, transcript, full text'] },
  /** What is said in a recording and when, as WebVTT. */
  captions_es: { ...captions, headings: ['subtitulos, webvtt, vtt, legendas, sous titres, untertitel'] },
  captions_en: { ...captions, headings: ['captions, subtitles'] },
})
