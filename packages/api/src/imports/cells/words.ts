import { withoutMarks } from '@gallery/contract'
import { splitMany } from '../../tableFiles/manyInCell.ts'

/** A text as names and words are compared: without accents, in lower case, one space between words. */
export function folded(text: string): string {
  return withoutMarks(text).toLowerCase().replace(/\s+/g, ' ').trim()
}

const yes = new Set([
  '1',
  'true',
  'si',
  'yes',
  'y',
  's',
  'x',
  'verdadero',
  'publico',
  'publica',
  'public',
  'activo',
])
const no = new Set([
  '',
  '0',
  'false',
  'no',
  'n',
  'falso',
  'oculto',
  'oculta',
  'privado',
  'privada',
  'private',
  'inactivo',
])

/** Yes or no, in either language; null for anything else. */
export function readFlag(text: string): boolean | null {
  const word = folded(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

/** The members of a list in a cell, as exports write them or one to a line; each once. */
export function readList(cell: string, clean: (text: string) => string): string[] {
  const members = splitMany(cell.replace(/[\r\n]+/g, ';')).map(clean)
  return [...new Set(members.filter((member) => member !== ''))]
}
