import { slugify } from '@gallery/contract'
import type { IssuedDate, Name, Reference, ReferenceType } from '../reference.ts'

const types: Readonly<Record<ReferenceType, string>> = {
  graphic: 'misc',
  personal_communication: 'unpublished',
  manuscript: 'unpublished',
  document: 'misc',
  book: 'book',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  song: 'misc',
  motion_picture: 'misc',
  event: 'misc',
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A reference for LaTeX (BibTeX), in UTF-8. */
export function bibtex(reference: Reference): string {
  const { author = [], issued, archive, archive_collection, archive_location, genre } = reference
  const parts = issued && 'date-parts' in issued ? issued['date-parts'][0] : undefined
  const month = parts?.[1] === undefined ? undefined : months[parts[1] - 1]
  const keeper = [archive_location, archive_collection, archive, reference['archive-place']]
  const isBook = reference.type === 'book'
  const place = reference['event-place'] ?? reference['publisher-place']
  const details = [genre, reference.medium, reference.dimensions].filter(Boolean).join(', ')
  const fields: [name: string, value: string | undefined][] = [
    ['author', author.length > 0 ? author.map(nameOf).join(' and ') : undefined],
    // The second pair keeps capitals as they are.
    ['title', `{${escaped(reference.title)}}`],
    ['journal', known(reference['container-title'])],
    ['year', known(yearWords(issued))],
    ['howpublished', known(details)],
    ['address', known(place)],
    ['publisher', isBook ? known(archive) : undefined],
    ['pagetotal', known(reference['number-of-pages'])],
    ['note', known(keeper.filter(Boolean).join(', '))],
    ['keywords', known(reference.keyword)],
    ['language', reference.language === 'en' ? 'english' : 'spanish'],
    ['url', address(reference.URL)],
    ['urldate', iso(reference.accessed)],
  ]
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}},`]))
  // A month's name is a word of BibTeX, which each style says in its own way.
  if (month) lines.push(`  month = ${month},`)
  return [`@${types[reference.type]}{${keyOf(reference)},`, ...lines, '}', ''].join('\n')
}

/** `brandariz1962w12`: who, when, and what makes it the only one. */
function keyOf({ author: [first] = [], issued, id }: Reference): string {
  const name = first ? ('literal' in first ? first.literal : first.family) : ''
  const year = issued && 'date-parts' in issued ? issued['date-parts'][0][0] : ''
  return `${slugify(name).replaceAll('-', '').slice(0, 20)}${year}${id}`
}

function nameOf(name: Name): string {
  if ('literal' in name) return `{${escaped(name.literal)}}`
  return `${namePart(name.family)}, ${namePart(name.given)}`
}

/** Particles, then words with a capital: what BibTeX reads as it is meant. */
const plainName =
  /^(?:\p{Ll}+ )*[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.]*(?:[ -][\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.]*)*$/u

/** Braces hold together what would be parted: "Brandariz de" would be a particle of "Szalay". */
function namePart(text: string): string {
  return plainName.test(text) && !/\band\b/iu.test(text) ? escaped(text) : `{${escaped(text)}}`
}

function yearWords(issued: IssuedDate | undefined): string | undefined {
  if (issued === undefined) return undefined
  if ('literal' in issued) return issued.literal
  const [[from], last] = issued['date-parts']
  const years = last && last[0] !== from ? `${from}–${last[0]}` : `${from}`
  return issued.circa ? `ca. ${years}` : years
}

function known(text: string | undefined): string | undefined {
  return text ? escaped(text) : undefined
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
}

/** Signs that TeX makes one of, as two hyphens a dash. */
const ligatures = /([-'`<>,])(?=\1)|([?!])(?=`)/g

/** Plain text as TeX prints it. Braces go by names: BibTeX counts them even where TeX would print them. */
function escaped(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\{}~^$&%#_]/g, (sign) => commands[sign] ?? sign)
    .replace(ligatures, '$&{}')
}

/** An address as it is but for what would end the field. */
function address(url: string): string {
  return url.replace(/[\\{}\s]/g, encodeURIComponent)
}

function iso(day: IssuedDate): string | undefined {
  if ('literal' in day) return undefined
  return day['date-parts'][0].map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
}
