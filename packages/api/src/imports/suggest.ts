import { type ImportKind, type ImportTarget, importTargets } from '@gallery/contract'
import { folded } from './cells/words.ts'

/** What other programs and people call our fields, folded, the likeliest first. */
const synonyms: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = {
  code: [
    'codigo',
    'accession number',
    'inventario',
    'inventory number',
    'inventory',
    'numero de inventario',
    'object number',
    'sku',
  ],
  artist: ['artista', 'maker', 'artist name', 'autor', 'creator'],
  artists: ['artistas', 'artista', 'artist', 'maker', 'makers'],
  title_es: ['titulo', 'titulo en espanol', 'obra', 'nombre'],
  title_en: ['title', 'titulo en ingles', 'english title'],
  subtitle_es: ['titulo', 'titulo en espanol'],
  subtitle_en: ['title', 'titulo en ingles'],
  type: ['tipo', 'classification', 'clasificacion', 'object name'],
  year: ['ano', 'anio', 'fecha', 'creation date', 'creation date earliest', 'date'],
  technique: ['tecnica', 'medium', 'tecnica y soporte', 'materials', 'material'],
  height: ['alto', 'altura', 'height cm', 'alto cm', 'alto (cm)', 'height (cm)'],
  width: ['ancho', 'width cm', 'ancho cm', 'ancho (cm)', 'width (cm)'],
  depth: ['profundidad', 'depth cm', 'prof', 'prof.', 'depth (cm)', 'profundidad (cm)'],
  dimensions: ['dimensiones', 'medidas', 'dimension', 'medidas (cm)'],
  series: ['serie', 'portfolio', 'carpeta'],
  description_es: ['descripcion', 'texto'],
  description_en: ['description'],
  public: ['publica', 'publico', 'visible'],
  notes: ['notas', 'notas internas', 'credit line', 'observaciones'],
  private_notes: ['notas', 'notas internas', 'observaciones'],
  status: ['estado', 'situacion'],
  price: ['precio', 'valor', 'precio usd'],
  currency: ['moneda'],
  owner: ['dueno', 'propietario', 'propietaria'],
  address: ['direccion', 'ubicacion', 'location'],
  collections: ['colecciones', 'coleccion', 'collection'],
  image: ['imagen', 'filename', 'file name', 'foto', 'archivo de imagen', 'picture'],
  display: ['nombre', 'name', 'artista', 'artist', 'nombre completo', 'full name'],
  last_name: ['apellido', 'surname', 'lastname'],
  dates_es: ['fechas', 'fechas y lugares'],
  dates_en: ['dates'],
  bio_es: ['biografia', 'bio'],
  bio_en: ['biography'],
  kind: ['tipo', 'clase', 'type'],
  archive: ['archivo'],
  source: ['fuente', 'procedencia'],
  date: ['fecha'],
  date_fallback: ['fecha aproximada', 'fecha en palabras'],
  author: ['autor', 'autora', 'autoria'],
  place: ['lugar'],
  copies: ['copias', 'ejemplares'],
  pages: ['paginas'],
  citation: ['cita', 'cita bibliografica'],
  link: ['enlace', 'url'],
  tags: ['etiquetas', 'palabras clave', 'keywords'],
  active: ['activo', 'activa'],
}

/** A file with so many of our own field names is taken for one of our exports. */
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
  const own = targets.filter((target) => columns.some((each) => comparable(each) === comparable(target)))
  for (const target of targets) {
    // Somebody else's ids are not ours, and would change whatever record bears that number here.
    if (target !== 'id' || own.length >= ofOurs) give(target, [target])
  }
  for (const target of targets) give(target, synonyms[target] ?? [])
  // Where the sizes have columns of their own, a text that says them again can only contradict.
  if (found.height && found.width) delete found.dimensions
  return found
}

function comparable(name: string): string {
  return folded(name).replaceAll(/[_-]+/g, ' ')
}
