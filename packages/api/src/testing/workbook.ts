import { type ZipPart, zipFile } from './zipFile.ts'

/** What stands in the parts of a workbook of one sheet; what is not given is as it should be. */
export type WorkbookParts = {
  workbook?: string
  relations?: string
  styles?: string
  strings?: string
  sheet?: string
  more?: readonly ZipPart[]
}

/** The parts of a workbook by their paths. Style 1 is a day; the first text is `título`. */
export function workbookParts(given: WorkbookParts = {}): ZipPart[] {
  const {
    workbook = '<workbook xmlns:r="r"><sheets><sheet name="Obras" r:id="rId1"/></sheets></workbook>',
    relations = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    strings = '<sst><si><t>título</t></si></sst>',
    sheet = sheetOf([row(1, text('title_es'), text('date')), row(2, text('Patio'), day('43802'))]),
    more = [],
  } = given
  return [
    { name: 'xl/workbook.xml', content: workbook },
    { name: 'xl/_rels/workbook.xml.rels', content: relations },
    { name: 'xl/styles.xml', content: styles },
    { name: 'xl/sharedStrings.xml', content: strings },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ]
}

/** A workbook as an XLSX file. */
export function workbookFile(given: WorkbookParts = {}): Buffer {
  return zipFile(workbookParts(given))
}

export function sheetOf(rows: readonly string[]): string {
  return `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
}

export function row(number: number | string, ...cells: string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`
}

export function text(written: string): string {
  return `<c t="inlineStr"><is><t>${written}</t></is></c>`
}

/** A cell that is shown as a day. */
export function day(serial: string): string {
  return `<c s="1"><v>${serial}</v></c>`
}
