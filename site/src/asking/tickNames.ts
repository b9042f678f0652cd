import type { Language, WorkSummary } from '@gallery/contract'
import { sizeOf, techniqueOf, translated, yearOf } from '@gallery/contract/plain'

/** A work, and what its box is called. */
interface TickName {
  work: WorkSummary
  title: string
  /** The language of the title, where it is not the page's. */
  lang: Language | undefined
  /** What follows: year and artist; where others have the same title, year and artist, technique and size too. */
  rest: readonly string[]
}

/** What the boxes of works are called, in the words of the grid above them, so that they can be told apart by their names. */
export function tickNames(works: readonly WorkSummary[], language: Language): TickName[] {
  const brief = works.map((work) => {
    const { text: title, lang } = translated(work, 'title', language)
    const rest = said(yearOf(work, language), work.artist?.display)
    return { work, title, lang, rest, whole: [title, ...rest].join() }
  })
  return brief.map(({ work, title, lang, rest, whole }) => {
    const isAlone = brief.filter((other) => other.whole === whole).length === 1
    const more = isAlone ? [] : said(techniqueOf(work, language).text, sizeOf(work, language))
    return { work, title, lang, rest: [...rest, ...more] }
  })
}

function said(...words: (string | undefined)[]): string[] {
  return words.flatMap((word) => word || [])
}
