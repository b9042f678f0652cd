import {
  EventKind,
  ItemKind,
  type RightsStatement,
  RightsWritten,
  shapesOf,
  shownItemFields,
  shownWorkFields,
  statedRights,
} from '@gallery/contract'
import { z } from 'zod'

const Artist = z.object({ id: z.int(), display: z.string(), last_name: z.string() })
const File = z.object({ file: z.string(), description_es: z.string(), description_en: z.string() })
const Words = z.object({ es: z.string(), en: z.string() }).nullable()
const named = { id: z.int(), hash: z.string(), date_words: Words }

const { artists: _artists, tags: _tags, kind: _kind, ...itemFields } = shapesOf(shownItemFields, 'read')

const WrittenDocument = z.discriminatedUnion('kind', [
  RightsWritten.extend({
    ...shapesOf(shownWorkFields, 'read'),
    ...named,
    kind: z.literal('work'),
    artist: Artist.nullable(),
    images: z.array(File),
  }),
  RightsWritten.extend({
    ...itemFields,
    ...named,
    kind: z.literal('item'),
    item_kind: ItemKind,
    archive: z.object({ id: z.int(), title_es: z.string(), title_en: z.string() }).nullable(),
    artists: z.array(Artist),
    tags: z.array(z.string()),
    /** `leaves`: there is a picture of a leaf of a PDF; `played`: viewers play it. Left out where it is not so. */
    files: z.array(
      File.extend({
        name: z.string(),
        mime: z.string(),
        leaves: z.literal(true).optional(),
        played: z.literal(true).optional(),
      })
    ),
  }),
  RightsWritten.extend({
    kind: z.literal('event'),
    id: z.int(),
    event_kind: EventKind,
    title_es: z.string(),
    title_en: z.string(),
    excerpt_es: z.string(),
    excerpt_en: z.string(),
    body_es: z.string(),
    body_en: z.string(),
    place: z.string(),
    from: z.string(),
    to: z.string(),
    image: z.string().nullable(),
    artists: z.array(Artist),
    images: z.array(File),
  }),
])
type WrittenDocument = z.infer<typeof WrittenDocument>

type Stated<Written> = Written extends WrittenDocument
  ? Omit<Written, keyof RightsWritten> & { rights_statement: RightsStatement | null }
  : never

/** What harvesters and the dump get of a work, an item, an event: what visitors see of it. */
export type Document = Stated<WrittenDocument>
/** The document of one kind. */
export type DocumentOf<Kind extends Document['kind']> = Extract<Document, { kind: Kind }>

/**
 * A document as the database put it together, in its shape and no other.
 *
 * @param house what is stated of the rights in what states none itself
 */
export function documentOf(written: unknown, house: RightsStatement | null): Document {
  const { rights, rights_note_es, rights_note_en, ...document } = WrittenDocument.parse(written)
  return { ...document, rights_statement: statedRights({ rights, rights_note_es, rights_note_en }, house) }
}
