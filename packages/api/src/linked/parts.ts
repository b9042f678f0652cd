import {
  type IiifFolder,
  iiifPath,
  type Language,
  languages,
  type PermanentRecord,
  permanentPath,
  type RightsStatement,
} from '@gallery/contract'
import type { Name } from '../citing/reference.ts'
import { textOf } from '../textOf.ts'
import { aat, centimetres, languageTerms, type Term } from './aat.ts'

/** The gallery that a document comes from: the beginning of its addresses without a slash at the end, its name. */
export type Source = { url: string; name: string }

export const linkedContext = 'https://linked.art/ns/v1/linked-art.json'

type Pair<Field extends string> = Readonly<Record<`${Field}_es` | `${Field}_en`, string>>

/** What names a record in other documents: what it is, in which language it is called how. */
export function entity({ url }: Source, type: string, record: PermanentRecord, label: string) {
  return { id: url + permanentPath(record), type, _label: label }
}

/** What every document begins with. */
export function head(source: Source, type: string, record: PermanentRecord, label: string): object {
  return { '@context': linkedContext, ...entity(source, type, record, label) }
}

/** A title in the languages in which it is written. */
export function titles<Field extends string>(record: Pair<NoInfer<Field>>, field: Field): object[] {
  return texts(record, field).map(({ language, content }) => ({
    type: 'Name',
    classified_as: [aat.primaryName],
    content,
    language: [languageTerms[language]],
  }))
}

/** The mark that the gallery gives something. */
export function identifier(code: string): object[] {
  return code === '' ? [] : [{ type: 'Identifier', classified_as: [aat.number], content: code }]
}

/** A person's name with its parts. */
export function personName(display: string, name: Name): object {
  const parts =
    'literal' in name
      ? []
      : [
          { type: 'Name', classified_as: [aat.givenName], content: name.given },
          { type: 'Name', classified_as: [aat.familyName], content: name.family },
        ]
  return {
    type: 'Name',
    classified_as: [aat.primaryName],
    content: display,
    ...(parts.length > 0 ? { part: parts } : {}),
  }
}

/** What is said of something in words, in the languages in which it is said. */
export function statements<Field extends string>(
  kind: Term,
  record: Pair<NoInfer<Field>>,
  field: Field
): object[] {
  return texts(record, field).map(({ language, content }) => ({
    ...statement(kind, content),
    language: [languageTerms[language]],
  }))
}

/** What is worded for each language; once, in none, where both read the same. */
export function inBoth(kind: Term, words: (language: Language) => string): object[] {
  const [said_es, said_en] = [words('es'), words('en')]
  return said_es === said_en ? plainStatement(kind, said_es) : statements(kind, { said_es, said_en }, 'said')
}

/** What is said in words that are in no language. */
export function plainStatement(kind: Term, content: string): object[] {
  return content === '' ? [] : [statement(kind, content)]
}

function statement(kind: Term, content: string) {
  return { type: 'LinguisticObject', classified_as: [kind], content }
}

function texts<Field extends string>(record: Pair<NoInfer<Field>>, field: Field) {
  const fields: Readonly<Record<string, string>> = record
  return languages.flatMap((language) => {
    const content = textOf(fields[`${field}_${language}`] ?? '')
    return content === '' ? [] : [{ language, content }]
  })
}

/** A time in words, with the years that hold it whole, where they are known. */
export function timespan(words: string, from: string | null, to: string | null): object | undefined {
  if (words === '' && from === null) return undefined
  return {
    type: 'TimeSpan',
    ...(words === ''
      ? {}
      : { identified_by: [{ type: 'Name', classified_as: [aat.displayName], content: words }] }),
    ...(from === null || to === null
      ? {}
      : { begin_of_the_begin: `${from}T00:00:00Z`, end_of_the_end: `${to}T23:59:59Z` }),
  }
}

export function dimensions(sides: {
  height: number | null
  width: number | null
  depth?: number | null
}): object[] {
  const known = [
    [aat.height, sides.height],
    [aat.width, sides.width],
    [aat.depth, sides.depth ?? null],
  ] as const
  return known.flatMap(([term, value]) =>
    value ? [{ type: 'Dimension', classified_as: [term], value, unit: centimetres }] : []
  )
}

/** A picture of something, as it can be had by the IIIF Image API. */
export function representation({ url }: Source, folder: IiifFolder, file: string): object {
  const service = url + iiifPath(3, folder, file)
  return {
    type: 'VisualItem',
    digitally_shown_by: [
      {
        type: 'DigitalObject',
        classified_as: [aat.digitalImage],
        format: 'image/jpeg',
        access_point: [{ id: `${service}/full/max/0/default.jpg`, type: 'DigitalObject' }],
        digitally_available_via: [
          {
            type: 'DigitalService',
            access_point: [{ id: service, type: 'DigitalObject' }],
            conforms_to: [{ id: 'http://iiif.io/api/image', type: 'InformationObject' }],
          },
        ],
      },
    ],
  }
}

/** The pages that show something, one in each language. */
export function pages({ url }: Source, pathIn: (language: (typeof languages)[number]) => string): object[] {
  return languages.map((language) => ({
    type: 'LinguisticObject',
    language: [languageTerms[language]],
    digitally_carried_by: [
      {
        type: 'DigitalObject',
        classified_as: [aat.webPage],
        format: 'text/html',
        access_point: [{ id: url + pathIn(language), type: 'DigitalObject' }],
      },
    ],
  }))
}

/** The IIIF manifest of something with pictures. */
export function manifest({ url }: Source, path: string): object {
  return {
    type: 'InformationObject',
    digitally_carried_by: [
      {
        type: 'DigitalObject',
        format: 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
        access_point: [{ id: url + path, type: 'DigitalObject' }],
        conforms_to: [{ id: 'http://iiif.io/api/presentation', type: 'InformationObject' }],
      },
    ],
  }
}

/** What is stated of the rights in something. */
export function rights(statement: RightsStatement | null): object[] {
  if (!statement) return []
  const name = statement.name_en || statement.note_en || statement.note_es
  return [
    {
      type: 'Right',
      ...(name === '' ? {} : { _label: name }),
      ...(statement.uri === ''
        ? {}
        : { classified_as: [{ id: statement.uri, type: 'Type', _label: statement.name_en }] }),
    },
  ]
}

/** A field of a document, or nothing where there is nothing to say. */
export function listed<Key extends string>(key: Key, items: readonly object[]): object {
  return items.length > 0 ? { [key]: items } : {}
}
