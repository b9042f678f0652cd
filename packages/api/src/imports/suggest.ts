import {
  hasSurnamesFirst,
  type ImportColumn,
  type ImportKind,
  type ImportMap,
  ImportRules,
  type ImportTarget,
  importTargets,
  nameTargets,
} from '@gallery/contract'
import { folded } from './cells/words.ts'
import { fieldOf } from './fieldLimits.ts'

/** What columns are headed with whose fields are no fields of the record, as {@link Field.headings} has it. */
const otherHeadings: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = {
  artist: [
    'artista, autor, nombre del artista, creador',
    'maker, artist name, artist display name, display artist, creator, constituent, author',
    'artiste, auteur, createur, nome do artista, kunstler, kunstlerin, urheber',
  ],
  archive: ['archivo, fondo, fonds, fundo, bestand'],
  dimensions: [
    'dimensiones, medidas, dimension, medidas cm, measurements, size',
    'mesures, dimensoes, masse, abmessungen',
  ],
  status: ['estado, situacion'],
  price: ['precio, valor, precio usd, prix, preco, preis'],
  currency: ['moneda, devise, moeda, wahrung'],
  owner: ['dueno, propietario, propietaria, proprietaire, proprietario, eigentumer, besitzer'],
  address: ['direccion, ubicacion, location, current location, localisation, localizacao, standort'],
  collections: ['colecciones, coleccion, collection'],
  file: ['archivo guardado, stored file'],
  image: ['imagen, filename, file name, foto, archivo de imagen, picture, image file', 'imagem, bilddatei'],
}

/** What a column for this may be headed with, {@link comparable}. */
function headingsOf(kind: ImportKind, target: ImportTarget): string[] {
  const lines = fieldOf(kind, target)?.headings ?? otherHeadings[target] ?? []
  return lines.flatMap((line) => line.split(', '))
}

/** An export of ours that somebody has shortened still has so many of our columns. */
const ofOurs = 4

/**
 * Where the columns of a file probably go, by their names: our own field names first, so that an export maps itself,
 * then what others call the same. A column goes to one field, a field takes one column.
 */
export function suggest(kind: ImportKind, columns: readonly string[]): Record<string, string> {
  const targets: readonly ImportTarget[] = importTargets[kind]
  const found: Record<string, string> = {}
  const free = new Set(columns)
  const give = (target: ImportTarget, names: readonly string[]) => {
    for (const name of names) {
      const column = columns.find((each) => free.has(each) && comparable(each) === comparable(name))
      if (column === undefined || target in found) continue
      found[target] = column
      free.delete(column)
    }
  }
  const isExport = isOurs(targets, columns)
  for (const target of targets) {
    // Somebody else's ids are not ours, and would change whatever record bears that number here.
    if (target !== 'id' || isExport) give(target, [target])
  }
  for (const target of targets) give(target, headingsOf(kind, target))
  // Where the sizes have columns of their own, a text that says them again can only contradict.
  if (found.height && found.width) delete found.dimensions
  return found
}

/** The map by which a file would be read: where its columns go, and the order of its names. */
export function suggestMap(kind: ImportKind, columns: readonly ImportColumn[]): ImportMap {
  const names = columns.map((column) => column.name)
  const fields = suggest(kind, names)
  const named = nameTargets.map((target) => fields[target])
  const isFirst = columns.some((column) => named.includes(column.name) && hasSurnamesFirst(column))
  // Names of artists that we wrote ourselves are right as they stand; those beside works are only to find them by.
  const isExport = kind === 'artists' && 'id' in fields
  return { fields, rules: ImportRules.parse(isFirst && !isExport ? { names: 'surname_first' } : {}) }
}

/** Whether a file says by its columns that it is an export of ours: only ours are in two languages. */
function isOurs(targets: readonly ImportTarget[], columns: readonly string[]): boolean {
  const own = targets.filter((target) => columns.includes(target))
  return own.length >= ofOurs && own.some((target) => target.endsWith('_es'))
}

/** `VRAE:Work Title`, `WorkTitle` and `work_title` are the same name; a unit in brackets stays as a word. */
function comparable(name: string): string {
  const words = name
    .replace(/^[^:]*:(?=.*\p{L})/u, '')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return folded(words)
}
