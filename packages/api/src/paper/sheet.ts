import type { Language } from '@gallery/contract'
import { openLetters } from './letters.ts'
import { type Mixing, mixLetters } from './mixing.ts'

/** A millimetre in points, the unit of everything on a sheet. */
export const mm = 72 / 25.4

/** A4, with the margins of everything that the gallery prints. */
export const page = {
  width: 210 * mm,
  height: 297 * mm,
  left: 14 * mm,
  right: 196 * mm,
  top: 13 * mm,
} as const
/** Where the content of a page ends at the latest; the foot stands below. */
export const bottom = 278 * mm
/** How wide the content is. */
export const contentWidth = page.right - page.left

/** Black on white: paper is printed on whatever stands at the door. */
export const ink: Readonly<Record<'text' | 'quiet' | 'line', string>> = {
  text: '#000',
  quiet: '#333',
  line: '#999',
}

/** A piece of the structure that screen readers walk through. */
export type Part = PDFKit.PDFStructureElement

/** A document in the making. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  /** What its texts are set with. */
  mixing: Mixing
  /** The structure's root; what is added to it is read in that order. */
  root: Part
  language: Language
  /** What the short head of each further page says: what it continues, and in bold what nobody may miss. */
  head: { title: string; mark: string }
  /** On which page the next thing goes, from 0, and where: in points from its top. */
  page: number
  y: number
}

/** What a document says of itself. */
export type About = { title: string; author: string; language: Language; now: Date }

/** Begins a document: tagged for screen readers, in the gallery's typeface, nothing written yet. */
export async function openSheet(
  { title, author, language, now }: About,
  { width, height }: { width: number; height: number } = page
): Promise<Sheet> {
  const letters = await openLetters()
  // Only who prints needs it, and it takes twenty megabytes.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'es' ? 'es-AR' : 'en',
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
    // Else it would load a face that we do not use.
    font: '',
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const head = { title, mark: '' }
  return { doc, mixing: mixLetters(doc, letters), root, language, head, page: 0, y: page.top }
}

/** Begins another page, after the last one. */
export function addPage(sheet: Sheet): void {
  sheet.doc.addPage()
  sheet.page = sheet.doc.bufferedPageRange().count - 1
  sheet.y = page.top
}

/** Goes on on another page that is there already. @param y where, in points from its top */
export function goTo(sheet: Sheet, { page, y }: Pick<Sheet, 'page' | 'y'>): void {
  sheet.doc.switchToPage(page)
  Object.assign(sheet, { page, y })
}

/** Adds a piece of structure under another one. @param alt what stands for a picture in words */
export function addPart({ doc }: Sheet, parent: Part, tag: string, options: { alt?: string } = {}): Part {
  const part = doc.struct(tag, options)
  parent.add(part)
  return part
}

/** Draws what only decorates: screen readers pass over it. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw(doc)
  doc.restore()
  doc.endMarkedContent()
}

/** A horizontal rule across the content, or a part of it. Weights in points. */
export function rule(
  sheet: Sheet,
  y: number,
  { weight = 0.35, color = ink.line, from = page.left, to = page.right } = {}
): void {
  decorate(sheet, (doc) => {
    doc.lineWidth(weight).moveTo(from, y).lineTo(to, y).stroke(color)
  })
}

/** Ends the document. @returns its bytes */
export async function closeSheet({ doc, root }: Sheet): Promise<Buffer> {
  root.end()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
