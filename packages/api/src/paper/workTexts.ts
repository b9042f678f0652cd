import {
  type Language,
  type WorkImage,
  type WorkSummary,
  techniqueOf as wordedTechnique,
  yearOf as wordedYear,
} from '@gallery/contract'
import { say } from '../say.ts'
import { translated } from '../translated.ts'

/** What paper reads of a work to say what it is. */
type Told = Omit<WorkSummary, 'img'>

/** An amount without decimals, its thousands set apart, after its currency: "USD 38.000". */
export function amountOf(amount: number, currency: string, language: Language): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0, useGrouping: 'always' })
  return [currency, number.format(amount)].filter(Boolean).join('\u00a0')
}

/** The artist's name, or that nobody knows. */
export function artistOf({ artist }: Told, language: Language): string {
  return artist?.display ?? say(language, 'paper.unknownArtist')
}

/** Year as people write it after a title, in words where there are any: ", 1974", ", ca. 1950"; empty when it is not known. */
export function yearOf(work: Told, language: Language): string {
  const told = wordedYear(work, language)
  return told === '' ? '' : `, ${told}`
}

export function titleOf(work: Told, language: Language): string {
  return translated(work, 'title', language)
}

export function techniqueOf(work: Told, language: Language): string {
  return wordedTechnique(work, language).text
}

/** What a picture of a work is, for whoever does not see it. */
export function pictureText(work: Told & { img: WorkImage | null }, language: Language): string {
  const described = work.img === null ? '' : translated(work.img, 'description', language)
  return described || `${artistOf(work, language)}, ${titleOf(work, language)}`
}
