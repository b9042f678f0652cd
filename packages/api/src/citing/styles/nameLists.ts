import type { Name, Reference } from '../reference.ts'

type Language = Reference['language']

/** "Brandariz, Elsa". */
function inverted(name: Name): string {
  return 'literal' in name ? name.literal : `${name.family}, ${name.given}`
}

/** "Elsa Brandariz". */
function straight(name: Name): string {
  return 'literal' in name ? name.literal : `${name.given} ${name.family}`
}

/** "Brandariz, E. M.", "Sartre, J.-P.". */
function withInitials(name: Name): string {
  if ('literal' in name) return name.literal
  const initials = name.given.split(' ').map((word) =>
    word
      .split('-')
      .map((part) => `${[...part][0]?.toUpperCase() ?? ''}.`)
      .join('-')
  )
  return `${name.family}, ${initials.join(' ')}`
}

/** The first by the last name, the others as they are said; of more than `most` the first `some`. */
export function firstInverted(
  names: readonly Name[],
  language: Language,
  { most, some }: { most: number; some: number }
): string {
  const [first, ...others] = names
  if (!first) return ''
  const shown = [inverted(first), ...others.map(straight)]
  if (names.length > most) return `${shown.slice(0, some).join(', ')}, et al.`
  return listed(shown, language, 'family' in first)
}

/** As the APA wants them: all by the last name, with initials; of more than 20 the first 19 and the last. */
export function allInverted(names: readonly Name[], language: Language): string {
  const shown = names.map(withInitials)
  if (shown.length > 20) return `${shown.slice(0, 19).join(', ')}, . . . ${shown.at(-1)}`
  const [first] = names
  const isComma = first !== undefined && ('family' in first || names.length > 2)
  return language === 'en' ? commas(shown, '&', isComma) : listed(shown, language, isComma)
}

/**
 * Names with the language's word before the last. English has a comma before it from three names on, both after a name that
 * has one itself: "Brandariz, Elsa, y Irma Szalay" would be one person with the comma left out.
 */
function listed(shown: readonly string[], language: Language, isInverted: boolean): string {
  const [last = ''] = shown.slice(-1)
  const and = language === 'en' ? 'and' : spanishAnd(last)
  const isComma = shown.length === 2 ? isInverted : language === 'en'
  return commas(shown, and, isComma)
}

function commas(shown: readonly string[], and: string, isComma: boolean): string {
  const [last = ''] = shown.slice(-1)
  if (shown.length < 2) return last
  return `${shown.slice(0, -1).join(', ')}${isComma ? ',' : ''} ${and} ${last}`
}

/** "y", but "e" before the same sound: "Ana e Irma", "Ana e Hilda", but "Ana y Hieronymus". */
function spanishAnd(next: string): string {
  return /^(?:[ií]|h[ií])(?![ae])/iu.test(next) ? 'e' : 'y'
}
