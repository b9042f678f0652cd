import { type Language, type WorkImage, type WorkSummary, yearOf as wordedYear } from '@gallery/contract'
import { say } from '../say.ts'
import { translated } from '../translated.ts'

/** What paper reads of a work to say what it is. */
type Told = Omit<WorkSummary, 'img'>

/** The sizes in words, else height × width × depth as a wall label says them, "81 × 55 × 2,5 cm"; empty when nobody measured. */
export function sizeOf({ height, width, depth, size_text }: Told, language: Language): string {
  if (size_text !== '') return size_text
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const known = [height, width, depth].filter((side) => side !== null).filter((side) => side > 0)
  return known.length === 0 ? '' : `${known.map((side) => number.format(side)).join(' × ')} cm`
}

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

/** In the language, else in the other one: what is not translated is still said. */
export function techniqueOf({ technique, technique_en }: Told, language: Language): string {
  return language === 'es' ? technique || technique_en : technique_en || technique
}

/** What a picture of a work is, for whoever does not see it. */
export function pictureText(work: Told & { img: WorkImage | null }, language: Language): string {
  const described = work.img === null ? '' : translated(work.img, 'description', language)
  return described || `${artistOf(work, language)}, ${titleOf(work, language)}`
}
