import { rightsFields } from '../rights/rights.ts'
import { longText, record, requiredText, size, text } from './field.ts'
import { fieldsOf } from './fieldsOf.ts'
import { code, dateEdtf, essay, height, isPublic, sizeText, technique, width, year } from './shared.ts'

/** How long the title of a work may be, in characters. */
export const maxWorkTitle = 1_000

/**
 * The fields of a work, in the order of exports and of what a column can be brought in to. Sizes are centimetres;
 * `reproduced`, `exposed` and `cited` are lists of where it was.
 */
export const workFields = fieldsOf({
  code,
  /** `artist` is null while this one is in the bin. */
  artist_id: { ...record(), readers: 'panel' },
  title_es: {
    ...requiredText(maxWorkTitle),
    headings: ['titulo, titulo en espanol, titulo de la obra, obra, nombre, titre, titel, objekttitel'],
  },
  title_en: {
    ...text(maxWorkTitle),
    headings: ['title, work title, object title, primary title, titulo en ingles, english title'],
  },
  type: {
    ...text(200),
    headings: [
      'tipo, type, clasificacion, categoria, tipo de objeto, classification, object type, object name',
      'work type, category, domaine, denomination, denominacao, gattung, objektart',
      'objektbezeichnung, kategorie',
    ],
  },
  type_en: { ...text(200), headings: ['type'] },
  year,
  /** The year as the gallery words it, "ca. 1950", shown in place of the number; empty where the number says it. */
  year_text: text(300),
  date_edtf: dateEdtf,
  technique,
  technique_en: { ...text(500), headings: ['technique'] },
  height,
  width,
  depth: {
    ...size(),
    headings: ['profundidad, prof, profondeur, profundidade, tiefe'],
  },
  size_text: sizeText,
  series: { ...text(300), headings: ['serie, series, portfolio, carpeta'] },
  description_es: { ...essay, headings: ['descripcion, texto, descricao, beschreibung'] },
  description_en: { ...essay, headings: ['description'] },
  reproduced_es: essay,
  reproduced_en: essay,
  exposed_es: essay,
  exposed_en: essay,
  cited_es: essay,
  cited_en: essay,
  ...rightsFields,
  public: isPublic,
  /** What the gallery notes for itself. */
  notes: {
    ...longText(20_000),
    readers: 'secret',
    headings: ['notas, notes, notas internas, credit line, observaciones, remarks, remarques, bemerkungen'],
  },
})
