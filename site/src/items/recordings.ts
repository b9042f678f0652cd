import type { Language } from '@gallery/contract'
import { languages } from '@gallery/contract/plain'

/** A file of an item that is no picture. */
interface ItemFile {
  file: string
  name: string
}

/** A recording, and the text in which somebody wrote down what is said in it. */
export interface Recording<File extends ItemFile> {
  played: File
  transcript?: File
  /** The language of the text, where its name says one that is not the page's. */
  transcriptLang?: Language
}

/** What browsers play, by the end of the stored name, which the storage gives by what is in the file. */
const isPlayed = ({ file }: ItemFile) => /\.(mp3|m4a|wav|mp4|mov)$/i.test(file)
/** Whether a recording is also seen. */
export const isFilm = ({ file }: ItemFile) => /\.(mp4|mov)$/i.test(file)
const isText = ({ file }: ItemFile) => /\.txt$/i.test(file)

/** What the gallery called a file without its kind, and the language that the name ends with: "cara a" and "en" of "Cara A.en.txt". */
function named({ name }: ItemFile): { stem: string; lang: Language | undefined } {
  const whole = name
    .replace(/\.\w+$/, '')
    .trim()
    .toLowerCase()
  const lang = languages.find((language) => whole.endsWith(`.${language}`))
  return { stem: lang ? whole.slice(0, -1 - lang.length) : whole, lang }
}

/**
 * The recordings among the files of an item, each with the text that is called as it is, "Cara A.txt" or "Cara A.en.txt" of
 * "Cara A.mp3", in the page's language before another. A single text belongs to a single recording whatever its name.
 */
export function recordingsOf<File extends ItemFile>(
  files: readonly File[],
  language: Language
): Recording<File>[] {
  const recordings = files.filter(isPlayed)
  const texts = files.filter(isText)
  return recordings.map((played) => {
    const only = recordings.length === 1 && texts.length === 1
    const own = texts.filter((text) => only || named(text).stem === named(played).stem)
    const inLanguage = (lang: Language | undefined) => own.find((text) => named(text).lang === lang)
    const transcript = inLanguage(language) ?? inLanguage(undefined) ?? own[0]
    if (!transcript) return { played }
    const { lang } = named(transcript)
    return { played, transcript, ...(lang && lang !== language ? { transcriptLang: lang } : {}) }
  })
}
