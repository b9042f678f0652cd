import { z } from 'zod'
import { IdOf, line } from '../fields.ts'
import { ItemKind } from '../itemKind.ts'
import { rightsFields } from '../rights/rights.ts'
import { Tag, tagWord } from '../tags.ts'
import { VideoId } from '../video.ts'
import { WorkArtist } from '../works.ts'
import { day, flag, html, integer, longText, record, requiredText, shaped, text } from './field.ts'
import { fieldsOf } from './fieldsOf.ts'
import { code, dateEdtf, essay, height, isPublic, sizeText, technique, width, year } from './shared.ts'

const artists = z.array(IdOf).max(100)
/** The words themselves, or tags as the API gave them; those that do not exist yet are made. */
const tags = z
  .array(z.union([tagWord, z.object({ content: tagWord }).transform(({ content }) => content)]))
  .max(100)
const link = line(0, 1_000).regex(/^(|https?:\/\/.+)$/)

/** The fields of an item, in the order of exports and of what a column can be brought in to. Sizes are centimetres. */
export const itemFields = fieldsOf({
  code,
  /** Null: it belongs to the general archive. */
  archive_id: record(),
  kind: {
    ...shaped('choice', { written: ItemKind, inForm: ItemKind, read: ItemKind }),
    headings: ['tipo, clase, type, typ'],
  },
  /** By or about whom, in order. */
  artists: {
    ...shaped('records', { written: artists, inForm: artists.default([]), read: z.array(WorkArtist) }),
    headings: [
      'artistas, artista, artist, artist name, makers, maker, creators, creator, constituents',
      'artistes, artiste, kunstler',
    ],
  },
  /** Its title, and the line under it. */
  subtitle_es: { ...requiredText(1_000), headings: ['titulo, titulo en espanol, titre, titel'] },
  subtitle_en: { ...text(1_000), headings: ['title, titulo en ingles, english title'] },
  detail_es: text(1_000),
  detail_en: text(1_000),
  source: { ...text(500), headings: ['fuente, source, procedencia, provenance, herkunft'] },
  date: { ...day(), headings: ['fecha'] },
  /** What is known where no day is: "1986", "hacia 1950". */
  date_fallback: { ...text(200), headings: ['fecha aproximada, fecha en palabras'] },
  year,
  date_edtf: dateEdtf,
  author: { ...text(500), headings: ['autor, autora, autoria, auteur, verfasser'] },
  place: { ...text(300), headings: ['lugar, place, lieu, local, ort'] },
  technique,
  height,
  width,
  size_text: sizeText,
  copies: { ...integer(0, 1_000_000), headings: ['copias, ejemplares'] },
  pages: { ...integer(0, 1_000_000), headings: ['paginas, seiten'] },
  citation: { ...text(2_000), headings: ['cita, citation, cita bibliografica'] },
  body_es: essay,
  body_en: essay,
  public_notes_es: html(20_000),
  public_notes_en: html(20_000),
  ...rightsFields,
  /** What the gallery notes for itself. */
  private_notes: {
    ...longText(20_000),
    readers: 'secret',
    headings: ['notas, notas internas, observaciones'],
  },
  /** The id at YouTube or, all digits, at Vimeo; empty without a video. */
  video: shaped('line', { written: VideoId, inForm: VideoId.default(''), read: z.string() }),
  link: {
    ...shaped('line', { written: link, inForm: link.default(''), read: z.string() }),
    headings: ['enlace, url'],
  },
  tags: {
    ...shaped('records', { written: tags, inForm: tags.default([]), read: z.array(Tag) }),
    headings: [
      'etiquetas, tags, palabras clave, materias, keywords, subjects, subject terms, mots cles',
      'palavras chave, schlagworte, schlagworter',
    ],
  },
  active: { ...flag(true), headings: ['activo, activa'] },
  public: isPublic,
})
