import { isNobody } from '../nobody.ts'
import type { Name } from './reference.ts'

/** An artist, with the last name that the gallery sorts them by. */
export type NamedArtist = { display: string; last_name: string }

/**
 * An artist's name in its parts: the last name begins where the gallery's own begins in the name, and takes what follows
 * it along ("Elsa Brandariz de Szalay"). Who has none, or one that is all of the name, has one name: "Taller X".
 */
export function artistName({ display, last_name }: NamedArtist): Name {
  const [whole, last] = [tidy(display), tidy(last_name)]
  if (last === '' || last === whole) return { literal: whole }
  const inverted = invertedName(whole)
  if (inverted) return inverted
  const at = ` ${whole}`.lastIndexOf(` ${last}`)
  return at <= 0 ? { literal: whole } : { given: whole.slice(0, at - 1).trim(), family: whole.slice(at) }
}

/** Artists whom something is by: those of whom it is known who they are. */
export function artistNames(artists: readonly NamedArtist[]): Name[] {
  return artists.filter(({ display }) => !isNobody(display)).map(artistName)
}

/** Who made something: somebody, or an institution. */
export type Maker = { is: 'person' | 'organization'; name: Name }

/** Words that name no person. */
const institutions = new RegExp(
  String.raw`(^|\s)(${[
    'taller|grupo|colectivo|estudio|galer[ií]a|museo|instituto|fundaci[oó]n|editorial|imprenta|diario|revista|universidad',
    'academia|asociaci[oó]n|centro|archivo|comisi[oó]n|comit[eé]|secretar[ií]a|ministerio|biblioteca|sociedad|compa[nñ][ií]a',
    'cooperativa|familia|redacci[oó]n|agencia|municipalidad|embajada|workshop|group|collective|studio|gallery|museum',
    'institute|foundation|press|newspaper|magazine|university|academy|association|center|centre|archive|committee',
    'ministry|library|society|company|family|agency|embassy',
  ].join('|')})\s|^(?:the|la|el|los|las)\s|[\d&]`,
  'iu'
)

/** Words before a last name that are part of it. */
const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'da',
  'do',
  'dos',
  'das',
  'di',
  'van',
  'von',
  'der',
  'den',
])

/**
 * Who is in a line as the gallery writes who made something: "Irma Szalay", "Brandariz, Elsa; Szalay, Irma", "Grete Stern y
 * Horacio Coppola", "Museo de Arte y Diseño". Artists whom the gallery knows are named as they are there; of "Autor no
 * identificado" and the like there is nobody.
 */
export function makersIn(line: string, known: readonly NamedArtist[] = []): Maker[] {
  const parts = tidy(line)
    .split(';')
    .map(tidy)
    .filter((part) => part !== '')
  const makers = parts.flatMap((part) =>
    isKnown(part, known) || isInstitution(part) ? [part] : part.split(/\s+(?:y|e|and|und|et)\s+/iu).map(tidy)
  )
  return makers.filter((maker) => !isNobody(maker)).map((maker) => makerOf(maker, known))
}

/** The names of who is in such a line. */
export function namesIn(line: string, known: readonly NamedArtist[] = []): Name[] {
  return makersIn(line, known).map(({ name }) => name)
}

function makerOf(text: string, known: readonly NamedArtist[]): Maker {
  const artist = known.find(({ display }) => tidy(display) === text)
  if (artist) return { is: 'person', name: artistName(artist) }
  return isInstitution(text)
    ? { is: 'organization', name: { literal: text } }
    : { is: 'person', name: personName(text) }
}

function isKnown(text: string, known: readonly NamedArtist[]): boolean {
  return known.some(({ display }) => tidy(display) === text)
}

function isInstitution(text: string): boolean {
  return institutions.test(`${text} `)
}

function personName(text: string): Name {
  const inverted = invertedName(text)
  if (inverted) return inverted
  const words = text.split(' ')
  let first = words.length - 1
  while (first > 1 && particles.has((words[first - 1] ?? '').toLowerCase())) first -= 1
  return first < 1
    ? { literal: text }
    : { given: words.slice(0, first).join(' '), family: words.slice(first).join(' ') }
}

/** "Brandariz, Elsa". */
function invertedName(text: string): Name | undefined {
  const [family, given, ...rest] = text.split(',').map(tidy)
  return family && given && rest.length === 0 ? { family, given } : undefined
}

function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
