import type { Language } from '@gallery/contract'
import { languages, recordingKind } from '@gallery/contract/plain'

/** A file of an item that is no picture. */
interface ItemFile {
  file: string
  name: string
}

/** A recording, and the text in which somebody wrote down what is said in it. */
export interface Recording<File extends ItemFile> {
  media: File
  transcript?: File
  /** The language of the text, where its name says one that is not the page's. */
  transcriptLang?: Language
}

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
  const recordings = files.filter(({ file }) => recordingKind(file) !== null)
  const texts = files.filter(isText)
  return recordings.map((media) => {
    const only = recordings.length === 1 && texts.length === 1
    const own = texts.filter((text) => only || named(text).stem === named(media).stem)
    const inLanguage = (lang: Language | undefined) => own.find((text) => named(text).lang === lang)
    const transcript = inLanguage(language) ?? inLanguage(undefined) ?? own[0]
    if (!transcript) return { media }
    const { lang } = named(transcript)
    return { media, transcript, ...(lang && lang !== language ? { transcriptLang: lang } : {}) }
  })
}
