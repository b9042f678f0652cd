import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'
import { getDocumentProxy } from 'unpdf'

/** What a reader makes of a PDF. */
export type PdfText = {
  title: string
  language: string
  /** The text of each page, in the order of its structure, with single spaces. */
  pages: string[]
  /** What stands for its pictures in words. */
  alts: string[]
  /** The kinds of its pieces, in reading order. */
  tags: string[]
}

/** Reads a PDF as a program for people who do not see it does. */
export async function readPdf(bytes: Buffer): Promise<PdfText> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await pdf.getMetadata()
  const found: PdfText = { title: '', language: '', pages: [], alts: [], tags: [] }
  if ('Title' in info) found.title = String(info.Title)
  if ('Language' in info) found.language = String(info.Language)
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    found.pages.push(text.replaceAll(/\s+/g, ' '))
    walk(await page.getStructTree(), found)
  }
  await pdf.cleanup()
  return found
}

/** A piece of a line as it stands on its page: in points, from the left and from the top, at the foot of its letters. */
export type PdfLine = { page: number; text: string; from: number; to: number; down: number }

/** What stands where on the pages of a PDF, in the order in which it was drawn. */
export async function readLines(bytes: Buffer): Promise<PdfLine[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const lines: PdfLine[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , from = 0, up = 0] = item.transform.map(Number)
      lines.push({ page: number, text: item.str.trim(), from, to: from + item.width, down: height - up })
    }
  }
  await pdf.cleanup()
  return lines
}

/** Notes the pieces of a structure, each after those before it. */
function walk(node: unknown, found: PdfText): void {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node) found.tags.push(String(node.role))
  if ('alt' in node) found.alts.push(String(node.alt))
  if ('children' in node && Array.isArray(node.children))
    for (const child of node.children) walk(child, found)
}

/** What the QR codes on the pages of a PDF say, as a telephone reads the ink: undefined where it cannot. */
export function readCodes(pdf: Buffer): (string | undefined)[] {
  return contentsOf(pdf)
    .flatMap((content) => content.match(/(?:[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ re\s+){50,}/g) ?? [])
    .map((ink) =>
      decode(
        [...ink.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)].map((re) => re.slice(1).map(Number))
      )
    )
}

/** How many signs of a PDF stand as the box that a font shows for what it does not have, its glyph 0. */
export function countBoxes(pdf: Buffer): number {
  const shown = contentsOf(pdf).flatMap((content) => content.match(/\[[^\]]*\] TJ/g) ?? [])
  const glyphs = shown.flatMap((text) => text.match(/<[\da-f]+>/g) ?? []).join('')
  return glyphs.match(/[\da-f]{4}/g)?.filter((glyph) => glyph === '0000').length ?? 0
}

/** The unpacked streams of a PDF: among them what is drawn on its pages. */
function contentsOf(pdf: Buffer): string[] {
  const contents: string[] = []
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at)
    try {
      contents.push(inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1'))
    } catch {
      // A picture or a font that is packed in another way.
    }
  }
  return contents
}

/** Draws rectangles as they are on the page, in pixels, and looks for a code. */
function decode(rects: readonly number[][]): string | undefined {
  const scale = 4
  const margin = 32
  const left = Math.min(...rects.map(([x = 0]) => x))
  const top = Math.min(...rects.map(([, y = 0]) => y))
  const side =
    Math.ceil(Math.max(...rects.map(([x = 0, , width = 0]) => x + width - left)) * scale) + 2 * margin
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x = 0, y = 0, width = 0, height = 0] of rects) {
    const [fromX, toX] = [x, x + width].map((edge) => Math.round((edge - left) * scale) + margin)
    const [fromY, toY] = [y, y + height].map((edge) => Math.round((edge - top) * scale) + margin)
    for (let row = fromY ?? 0; row < (toY ?? 0); row += 1) {
      for (let column = fromX ?? 0; column < (toX ?? 0); column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return jsQR(pixels, side, side)?.data
}
