/**
 * What can be stated of the rights in a record or a picture: the twelve statements of rightsstatements.org, Creative
 * Commons' licences and its two marks of the public domain, or words of the gallery's own. This table alone says how each
 * is written in data, where it is explained, what it is called, and whether whoever looks may have the largest picture and
 * the file itself (`copies`).
 */
const table = {
  InC: rightsStatement('InC', 'Con derechos de autor', 'In copyright', false),
  'InC-OW-EU': rightsStatement(
    'InC-OW-EU',
    'Con derechos de autor, obra huérfana en la UE',
    'In copyright, EU orphan work',
    false
  ),
  'InC-EDU': rightsStatement(
    'InC-EDU',
    'Con derechos de autor, uso educativo permitido',
    'In copyright, educational use permitted',
    true
  ),
  'InC-NC': rightsStatement(
    'InC-NC',
    'Con derechos de autor, uso no comercial permitido',
    'In copyright, non-commercial use permitted',
    true
  ),
  'InC-RUU': rightsStatement(
    'InC-RUU',
    'Con derechos de autor, titular no hallado o desconocido',
    'In copyright, rights-holders unlocatable or unidentifiable',
    false
  ),
  'NoC-CR': rightsStatement(
    'NoC-CR',
    'Sin derechos de autor, con restricciones de contrato',
    'No copyright, contractual restrictions',
    false
  ),
  'NoC-NC': rightsStatement(
    'NoC-NC',
    'Sin derechos de autor, solo uso no comercial',
    'No copyright, non-commercial use only',
    true
  ),
  'NoC-OKLR': rightsStatement(
    'NoC-OKLR',
    'Sin derechos de autor, con otras restricciones legales conocidas',
    'No copyright, other known legal restrictions',
    false
  ),
  'NoC-US': rightsStatement(
    'NoC-US',
    'Sin derechos de autor en Estados Unidos',
    'No copyright in the United States',
    true
  ),
  CNE: rightsStatement('CNE', 'Derechos de autor no evaluados', 'Copyright not evaluated', false),
  UND: rightsStatement('UND', 'Derechos de autor sin determinar', 'Copyright undetermined', false),
  NKC: rightsStatement('NKC', 'Sin derechos de autor conocidos', 'No known copyright', true),
  'CC-BY-4.0': licence('by', 'Atribución', 'Attribution'),
  'CC-BY-SA-4.0': licence('by-sa', 'Atribución, compartir igual', 'Attribution, share alike'),
  'CC-BY-ND-4.0': licence('by-nd', 'Atribución, sin derivadas', 'Attribution, no derivatives'),
  'CC-BY-NC-4.0': licence('by-nc', 'Atribución, no comercial', 'Attribution, non-commercial'),
  'CC-BY-NC-SA-4.0': licence(
    'by-nc-sa',
    'Atribución, no comercial, compartir igual',
    'Attribution, non-commercial, share alike'
  ),
  'CC-BY-NC-ND-4.0': licence(
    'by-nc-nd',
    'Atribución, no comercial, sin derivadas',
    'Attribution, non-commercial, no derivatives'
  ),
  CC0: {
    uri: 'http://creativecommons.org/publicdomain/zero/1.0/',
    es: 'CC0 1.0 (dominio público)',
    en: 'CC0 1.0 (public domain)',
    copies: true,
  },
  PDM: {
    uri: 'http://creativecommons.org/publicdomain/mark/1.0/',
    es: 'Dominio público',
    en: 'Public domain mark',
    copies: true,
  },
  /** The gallery's own words say it all, and copies are asked for. */
  own: { uri: '', es: '', en: '', copies: false },
  /** The gallery's own words say it all, and everybody may have a copy. */
  'own-copies': { uri: '', es: '', en: '', copies: true },
} as const satisfies Readonly<Record<string, Statement>>

type Statement = {
  /** As IIIF, schema.org and OAI write it, which is where it is explained too; empty for words of the gallery's own. */
  uri: string
  es: string
  en: string
  copies: boolean
}

export type RightsId = keyof typeof table

export const rightsIds = Object.keys(table).filter((id): id is RightsId => id in table)
export const rightsStatements: Readonly<Record<RightsId, Statement>> = table

function rightsStatement(id: string, es: string, en: string, copies: boolean): Statement {
  return { uri: `http://rightsstatements.org/vocab/${id}/1.0/`, es, en, copies }
}

function licence(name: string, es: string, en: string): Statement {
  const short = `CC ${name.toUpperCase()} 4.0`
  return {
    uri: `http://creativecommons.org/licenses/${name}/4.0/`,
    es: `${short} (${es})`,
    en: `${short} (${en})`,
    copies: true,
  }
}
