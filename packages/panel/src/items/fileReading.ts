/** What is read of a file of an item and stated of it: its texts but for its description. */
export const readingNames = [
  'transcription_es',
  'transcription_en',
  'captions_es',
  'captions_en',
  'rights',
  'rights_note_es',
  'rights_note_en',
] as const

type ReadingName = (typeof readingNames)[number]

/** What is read of a file of an item, and what is stated of it, as it is written. */
export type FileReading = Record<ReadingName, string>

/** What is read of a file, where each of its texts is told by its name. */
export function readingBy(text: (name: ReadingName) => string): FileReading {
  return {
    transcription_es: text('transcription_es'),
    transcription_en: text('transcription_en'),
    captions_es: text('captions_es'),
    captions_en: text('captions_en'),
    rights: text('rights'),
    rights_note_es: text('rights_note_es'),
    rights_note_en: text('rights_note_en'),
  }
}
