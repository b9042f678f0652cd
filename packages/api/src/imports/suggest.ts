import {
  hasSurnamesFirst,
  type ImportColumn,
  type ImportKind,
  type ImportMap,
  ImportRules,
  type ImportTarget,
  importTargets,
  importUnits,
  nameTargets,
  sizeTargets,
} from '@gallery/contract'
import { fieldOf } from './fieldLimits.ts'
import { currencyIn, type Heading, headingOf, languageIn, unitIn } from './headings.ts'

/** What columns are headed with whose fields are no fields of the record, as {@link Field.headings} has it. */
const otherHeadings: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = {
  artist: [
    'artista, autor, nombre del artista, creador',
    'maker, artist name, artist display name, display artist, creator, constituent, author',
    'artiste, auteur, createur, nome do artista, kunstler, kunstlerin, urheber',
  ],
  archive: ['archivo, fondo, fonds, fundo, bestand'],
  dimensions: [
    'dimensiones, medidas, dimension, measurements, size',
    // With the sides in the order in which sizes are read.
    'medidas alto x ancho, medidas alto ancho, medidas alto x ancho x prof, medidas alto ancho prof',
    'medidas alto x ancho x profundidad, medidas alto ancho profundidad, dimensiones alto x ancho',
    'dimensiones alto ancho, dimensiones alto x ancho x profundidad, dimensiones alto ancho profundidad',
    'mesures, dimensoes, masse, abmessungen',
  ],
  status: ['estado, estado actual, situacion'],
  price: ['precio, valor, prix, preco, preis'],
  currency: ['moneda, devise, moeda, wahrung'],
  owner: ['dueno, propietario, propietaria, proprietaire, proprietario, eigentumer, besitzer'],
  address: [
    'direccion, ubicacion, ubicacion actual, ubic, ubic actual, location, current location, localisation, localizacao',
    'localizacao atual, localisation actuelle, standort',
  ],
  movement_date: ['fecha de movimiento, fecha mov, date of movement, date du mouvement'],
  collections: ['colecciones, coleccion, collection'],
  file: ['archivo guardado, stored file'],
  image: ['imagen, filename, file name, foto, archivo de imagen, picture, image file', 'imagem, bilddatei'],
}

/** What a column for this may be headed with, the likeliest first: its own name, unless that is among the others. */
function headingsOf(kind: ImportKind, target: ImportTarget): string[] {
  const lines = fieldOf(kind, target)?.headings ?? otherHeadings[target] ?? []
  const names = lines.flatMap((line) => line.split(', '))
  return (names.includes(target) ? names : [target, ...names]).map((name) => headingOf(name).words)
}

/** The fields that say the same in Spanish and in English, with the language of each; one of its own has none. */
function pairOf(
  targets: readonly ImportTarget[],
  target: ImportTarget
): { target: ImportTarget; in: 'es' | 'en' }[] {
  const root = target.replace(/_(es|en)$/, '')
  const pair = targets.filter((each) => each.replace(/_(es|en)$/, '') === root)
  return pair.length < 2 ? [] : pair.map((each) => ({ target: each, in: each.endsWith('_en') ? 'en' : 'es' }))
}

/** What a column for this may be headed with before it says its unit, its currency or its language. */
function basesOf(kind: ImportKind, targets: readonly ImportTarget[], target: ImportTarget): string[] {
  const pair = pairOf(targets, target).map((each) => each.target)
  const roots = pair.length > 0 ? [headingOf(target.replace(/_(es|en)$/, '')).words] : []
  return [...roots, ...[target, ...pair].flatMap((each) => headingsOf(kind, each))]
}

/** An export of ours that somebody has shortened still has so many of our columns. */
const ofOurs = 4

/**
 * Where the columns of a file probably go, by their names: our own field names first, so that an export maps itself,
 * then what others call the same, those first that say their unit, currency or language. A name of ours that is also
 * English for a Spanish heading waits for that, but in an export. A column goes to one field, a field takes one column;
 * sizes are all taken in one unit.
 */
export function suggest(kind: ImportKind, columns: readonly string[]): Record<string, string> {
  const targets: readonly ImportTarget[] = importTargets[kind]
  const found: Record<string, string> = {}
  const free = new Map(columns.map((column) => [column, headingOf(column)]))
  const give = (target: ImportTarget, fits: (heading: Heading, column: string) => boolean) => {
    if (target in found) return
    const [column] = [...free].find(([name, heading]) => fits(heading, name)) ?? []
    if (column === undefined) return
    found[target] = column
    free.delete(column)
  }
  const isExport = isOurs(targets, columns)
  for (const target of targets) {
    const { words } = headingOf(target)
    // Somebody else's ids are not ours, and would change whatever record bears that number here.
    if (target === 'id' && !isExport) continue
    // In a table in two languages an English heading may be the name of a field of ours, which is for the Spanish text.
    if (!isExport && headingsOf(kind, target)[0] !== words) continue
    give(target, (heading) => heading.words === words)
  }
  const bases = new Map(targets.map((target) => [target, basesOf(kind, targets, target)]))
  const ofSizes = sizeTargets.flatMap((size) => bases.get(size) ?? [])
  const units = [...free.values()].filter(({ base }) => ofSizes.includes(base)).map(unitIn)
  const unit = importUnits.find((each) => units.includes(each))
  for (const target of targets) {
    const own = pairOf(targets, target).find((each) => each.target === target)?.in
    const isSaid = (heading: Heading) =>
      sizeTargets.includes(target)
        ? unit !== undefined && unitIn(heading) === unit
        : target === 'price'
          ? currencyIn(heading) !== null
          : own !== undefined && languageIn(heading) === own
    give(target, (heading) => isSaid(heading) && (bases.get(target) ?? []).includes(heading.base))
  }
  for (const target of targets) {
    if (target === 'id') continue
    for (const words of headingsOf(kind, target)) give(target, (heading) => heading.words === words)
  }
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
  const unit = sizeTargets.map((size) => unitIn(headingOf(fields[size] ?? ''))).find((each) => each !== null)
  const rules = {
    ...(isFirst && !isExport ? { names: 'surname_first' } : {}),
    ...(unit ? { unit } : {}),
    currency: currencyIn(headingOf(fields.price ?? '')),
  }
  return { fields, rules: ImportRules.parse(rules) }
}

/** Whether a file says by its columns that it is an export of ours: only ours are in two languages. */
function isOurs(targets: readonly ImportTarget[], columns: readonly string[]): boolean {
  const own = targets.filter((target) => columns.includes(target))
  return own.length >= ofOurs && own.some((target) => target.endsWith('_es'))
}
