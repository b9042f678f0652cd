import { type ImportFacts, type ImportRules, importUnits } from '@gallery/contract'
import { folded } from './words.ts'

/** What a length can be given in. */
export type Unit = ImportRules['unit']

/** How sizes are read: which sign stands before decimals, and the unit of numbers that name none. */
export type Reading = { decimal: ImportFacts['decimal']; unit: Unit }

/** Centimetres in a unit. */
export const centimetresIn: Readonly<Record<Unit, number>> = {
  cm: 1,
  mm: 0.1,
  in: 2.54,
  ft: 30.48,
  m: 100,
}

const names: Readonly<Record<Unit, readonly string[]>> = {
  cm: [
    ...['cm', 'cms', 'cmts', 'ctms', 'centimetro', 'centimetros', 'centimetre', 'centimetres', 'centimeter'],
    ...['centimeters', 'zentimeter'],
  ],
  mm: ['mm', 'mms', 'milimetro', 'milimetros', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  in: [
    ...['in', 'inch', 'inches', 'pulg', 'pulgada', 'pulgadas', 'polegada', 'polegadas', 'pouce', 'pouces'],
    ...['zoll', '"', '″', '”', "''", '′′', '’’'],
  ],
  ft: ['ft', 'foot', 'feet', 'pie', 'pies', 'pied', 'pieds', "'", '′', '’'],
  m: ['m', 'mt', 'mts', 'metro', 'metros', 'metre', 'metres', 'meter', 'meters'],
}

/** The unit that a sign or a name in one of the languages of the list stands for; null for any other word. */
export function readUnit(text: string): Unit | null {
  const name = folded(text).replace(/\.$/, '')
  return importUnits.find((unit) => names[unit].includes(name)) ?? null
}

/** Units in which a number is no size here: of length that nobody reckons over, of weight, of pictures and files. */
const foreign: readonly string[] = [
  ...['yd', 'yds', 'yard', 'yards', 'yarda', 'yardas', 'vara', 'varas', 'dm', 'decimetro', 'decimetros'],
  ...[
    'px',
    'pixel',
    'pixels',
    'pixeles',
    'mp',
    'megapixel',
    'megapixels',
    'megapixeles',
    'dpi',
    'ppi',
    'ppp',
  ],
  ...['kb', 'mb', 'gb', 'kg', 'kgs', 'kilo', 'kilos', 'lb', 'lbs'],
]

/** Whether people call a unit so that is none of {@link Unit}: `yd`, `px`, `kg`. */
export function isForeignUnit(text: string): boolean {
  return foreign.includes(folded(text))
}

/** The names of some units as a part of a regular expression, the longest first. */
export function namesOf(...units: Unit[]): string {
  return units
    .flatMap((unit) => names[unit])
    .toSorted((one, other) => other.length - one.length)
    .join('|')
}

/** Every name of a unit as a part of a regular expression. */
export const unitNames = namesOf(...importUnits)

/** Every name of a unit in which a number is no size here, as a part of a regular expression. */
export const foreignNames = foreign.join('|')
