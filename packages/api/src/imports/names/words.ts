import { nobodyWords } from '../../nobody.ts'

/** Small words before a last name, folded: `de la Cruz`, `van Gogh`. They are written, left out and capitalised at will. */
export const particles: ReadonlySet<string> = new Set([
  ...[
    'de',
    'del',
    'la',
    'las',
    'los',
    'lo',
    'le',
    'du',
    'des',
    'da',
    'das',
    'do',
    'dos',
    'di',
    'dal',
    'dalla',
  ],
  ...[
    'della',
    'delle',
    'degli',
    'dei',
    'van',
    'von',
    'vom',
    'der',
    'den',
    'het',
    'ten',
    'ter',
    'zu',
    'zum',
    'zur',
  ],
])

/** What joins two last names, folded: `Ortega y Gasset`, `Gaudí i Cornet`. */
export const joints: ReadonlySet<string> = new Set(['y', 'i', 'e'])

const suffix = /^(?:jr|sr|ii|iii|iv)\.?$/i

/** Whether a word follows a whole name: `Jr.`, `III`. */
export function isSuffix(word: string): boolean {
  return suffix.test(word)
}

const nobody = new RegExp(`^(?:${nobodyWords}|autor|artista|artist|s d)(?![\\p{L}\\p{N}])`, 'u')

const group = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    ...['ltd', 'inc', 'co', 'corp', 'llc', 'gmbh', 'cia', 'company', 'compania', 'compagnie'],
    ...[
      'hnos',
      'hermanos',
      'hermanas',
      'brothers',
      'bros',
      'sisters',
      'hijos',
      'sons',
      'freres',
      'and',
      'und',
    ],
    ...['studios?', 'estudios?', 'atelier', 'taller', 'talleres', 'workshop', 'school', 'escuela', 'ecole'],
    ...[
      'group',
      'grupo',
      'groupe',
      'gruppe',
      'colectivo',
      'collective',
      'foundation',
      'fundacion',
      'museum',
      'museo',
    ],
    ...[
      'press',
      'editorial',
      'imprenta',
      'factory',
      'manufactory',
      'manufactura',
      'fabrica',
      'university',
      'culture',
    ],
    ...[
      'circle',
      'circulo',
      'follower',
      'seguidor',
      'after',
      'attributed',
      'atribuid[oa]',
      'master of',
      'maestro de',
    ],
  ].join('|')})(?![\\p{L}])`,
  'u'
)

/** Whether a folded name, its points read as spaces, is nobody's, or that of a company or a group. */
export function isNobodyOrGroup(name: string): boolean {
  return nobody.test(name) || group.test(name)
}
