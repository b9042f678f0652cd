import type { ItemDetail } from '@gallery/contract'

/** What is read of a file of an item, and what is stated of it, as it is written. */
export type FileReading = Pick<
  ItemDetail['images'][number],
  | 'transcription_es'
  | 'transcription_en'
  | 'captions_es'
  | 'captions_en'
  | 'rights'
  | 'rights_note_es'
  | 'rights_note_en'
>

export function readingOf({
  transcription_es,
  transcription_en,
  captions_es,
  captions_en,
  rights,
  rights_note_es,
  rights_note_en,
}: FileReading): FileReading {
  return {
    transcription_es,
    transcription_en,
    captions_es,
    captions_en,
    rights,
    rights_note_es,
    rights_note_en,
  }
}
