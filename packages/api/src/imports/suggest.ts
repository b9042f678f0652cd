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

/**
 * What people and the usual museum systems call our fields in Spanish, English, French, Portuguese and German,
 * {@link comparable}, the likeliest first.
 */
const synonyms: Readonly<Partial<Record<ImportTarget, readonly string[]>>> = {
  code: [
    ...['codigo', 'inventario', 'numero de inventario', 'numero de registro', 'n de inventario', 'signatura'],
    ...['accession number', 'accession no', 'accession', 'object number', 'inventory number', 'inventory'],
    ...['identifier', 'reference number', 'sku'],
    ...['numero d inventaire', 'no d inventaire', 'cote', 'tombo', 'numero de tombo'],
    ...['inventarnummer', 'inventarnr', 'inventar nr', 'signatur'],
  ],
  artist: [
    ...['artista', 'autor', 'nombre del artista', 'creador'],
    ...['maker', 'artist name', 'artist display name', 'display artist', 'creator', 'constituent', 'author'],
    ...['artiste', 'auteur', 'createur', 'nome do artista', 'kunstler', 'kunstlerin', 'urheber'],
  ],
  artists: [
    ...[
      'artistas',
      'artista',
      'artist',
      'artist name',
      'makers',
      'maker',
      'creators',
      'creator',
      'constituents',
    ],
    ...['artistes', 'artiste', 'kunstler'],
  ],
  title_es: [
    'titulo',
    'titulo en espanol',
    'titulo de la obra',
    'obra',
    'nombre',
    'titre',
    'titel',
    'objekttitel',
  ],
  title_en: ['title', 'work title', 'object title', 'primary title', 'titulo en ingles', 'english title'],
  subtitle_es: ['titulo', 'titulo en espanol', 'titre', 'titel'],
  subtitle_en: ['title', 'titulo en ingles', 'english title'],
  type: [
    ...['tipo', 'clasificacion', 'categoria', 'tipo de objeto'],
    ...['classification', 'object type', 'object name', 'work type', 'category'],
    ...['domaine', 'denomination', 'denominacao', 'gattung', 'objektart', 'objektbezeichnung', 'kategorie'],
  ],
  year: [
    ...['ano', 'anio', 'fecha', 'fecha de creacion', 'datacion', 'fechado'],
    ...[
      'creation date',
      'creation date earliest',
      'object date',
      'display date',
      'date',
      'dated',
      'date made',
    ],
    ...['annee', 'date de creation', 'datation', 'data', 'datacao', 'data de producao', 'jahr', 'datierung'],
  ],
  technique: [
    ...['tecnica', 'tecnica y soporte', 'tecnica y materiales', 'materiales'],
    ...['medium', 'materials', 'material', 'materials and techniques', 'media'],
    ...['technique et support', 'materiaux', 'materiaux et techniques', 'tecnica e materiais', 'materiais'],
    ...['technik', 'material und technik', 'material technik'],
  ],
  height: ['alto', 'altura', 'height cm', 'alto cm', 'altura cm', 'hauteur', 'hauteur cm', 'hohe', 'hohe cm'],
  width: [
    'ancho',
    'width cm',
    'ancho cm',
    'largeur',
    'largeur cm',
    'largura',
    'largura cm',
    'breite',
    'breite cm',
  ],
  depth: [
    ...['profundidad', 'depth cm', 'prof', 'profundidad cm', 'profondeur', 'profondeur cm'],
    ...['profundidade', 'profundidade cm', 'tiefe', 'tiefe cm'],
  ],
  dimensions: [
    ...['dimensiones', 'medidas', 'dimension', 'medidas cm', 'measurements', 'size'],
    ...['mesures', 'dimensoes', 'masse', 'abmessungen'],
  ],
  series: ['serie', 'portfolio', 'carpeta'],
  description_es: ['descripcion', 'texto', 'descricao', 'beschreibung'],
  description_en: ['description'],
  public: ['publica', 'publico', 'visible'],
  notes: ['notas', 'notas internas', 'credit line', 'observaciones', 'remarks', 'remarques', 'bemerkungen'],
  private_notes: ['notas', 'notas internas', 'observaciones'],
  status: ['estado', 'situacion'],
  price: ['precio', 'valor', 'precio usd', 'prix', 'preco', 'preis'],
  currency: ['moneda', 'devise', 'moeda', 'wahrung'],
  owner: ['dueno', 'propietario', 'propietaria', 'proprietaire', 'proprietario', 'eigentumer', 'besitzer'],
  address: [
    'direccion',
    'ubicacion',
    'location',
    'current location',
    'localisation',
    'localizacao',
    'standort',
  ],
  collections: ['colecciones', 'coleccion', 'collection'],
  image: [
    'imagen',
    'filename',
    'file name',
    'foto',
    'archivo de imagen',
    'picture',
    'image file',
    'imagem',
    'bilddatei',
  ],
  display: [
    ...['nombre', 'artista', 'nombre completo', 'name', 'artist', 'full name', 'preferred name'],
    ...['constituent', 'artist name', 'nom', 'nome', 'nome completo'],
  ],
  last_name: ['apellido', 'surname', 'family name', 'nom de famille', 'sobrenome', 'nachname'],
  dates_es: ['fechas', 'fechas y lugares', 'datas', 'lebensdaten'],
  dates_en: ['dates', 'life dates', 'display date'],
  bio_es: ['biografia', 'bio', 'biografie'],
  bio_en: ['biography', 'biographie'],
  kind: ['tipo', 'clase', 'type', 'typ'],
  archive: ['archivo', 'fondo', 'fonds', 'fundo', 'bestand'],
  source: ['fuente', 'procedencia', 'provenance', 'herkunft'],
  date: ['fecha'],
  date_fallback: ['fecha aproximada', 'fecha en palabras'],
  author: ['autor', 'autora', 'autoria', 'auteur', 'verfasser'],
  place: ['lugar', 'lieu', 'local', 'ort'],
  copies: ['copias', 'ejemplares'],
  pages: ['paginas', 'seiten'],
  citation: ['cita', 'cita bibliografica'],
  link: ['enlace', 'url'],
  tags: [
    ...['etiquetas', 'palabras clave', 'materias', 'keywords', 'subjects', 'subject terms'],
    ...['mots cles', 'palavras chave', 'schlagworte', 'schlagworter'],
  ],
  active: ['activo', 'activa'],
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
  for (const target of targets) give(target, synonyms[target] ?? [])
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
