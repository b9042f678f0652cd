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

/** The unit that people call so, in Spanish or English; null for any other word. */
export function readUnit(text: string): Unit | null {
  const name = folded(text).replace(/\.$/, '')
  return importUnits.find((unit) => names[unit].includes(name)) ?? null
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
