import { years } from '../years.ts'
import { edtf, flag, html, integer, size, text } from './field.ts'

// Fields that several kinds of records have.

/** The number that the gallery gives a record, as it stands on labels and in inventories. */
export const code = {
  ...text(100),
  headings: [
    'codigo, codigo de inventario, inventario, numero de inventario, nro inv, numero de registro, signatura',
    'accession number, accession, object number, inventory number, inventory, inv, inv number',
    'inventory code, identifier, reference number, sku, numero d inventaire, cote, tombo',
    'numero de tombo, inventarnummer, inventarnr, inventar nr, signatur',
  ],
} as const
export const year = {
  ...integer(years.first, years.last),
  headings: [
    'ano, anio, fecha, fecha de creacion, datacion, fechado, creation date',
    'creation date earliest, object date, display date, date, dated, date made, annee',
    'date de creation, datation, data, datacao, data de producao, jahr, datierung',
  ],
} as const
/** The date as archivists write it for machines, `1949~`: beside the words of the source, which stay as they are. */
export const dateEdtf = {
  ...edtf(),
  headings: ['edtf, fecha edtf, date edtf, edtf date, fecha normalizada'],
} as const
export const technique = {
  ...text(500),
  headings: [
    'tecnica, tec, tecnica y soporte, tecnica y materiales, technique, materiales, medium, materials',
    'material, materials and techniques, media, technique et support, materiaux, materiaux et techniques',
    'tecnica e materiais, materiais, technik, material und technik, material technik',
  ],
} as const
export const height = {
  ...size(),
  headings: ['alto, altura, hauteur, hohe'],
} as const
export const width = {
  ...size(),
  headings: ['ancho, largeur, largura, breite'],
} as const
/** The sizes as the gallery words them, "30 cm (diámetro)", shown in place of the numbers; empty where those say it. */
export const sizeText = text(300)
/** A text of the editor that may be long. */
export const essay = html(100_000)
/** Whether visitors see the record. */
export const isPublic = { ...flag(false), readers: 'panel', headings: ['publica, publico, visible'] } as const
