/** Bytes that a table may have. */
export const maxTableBytes = 100 * 1024 * 1024
/** Rows that a table may have. */
export const maxRows = 500_000
/** Columns that a table may have. */
export const maxColumns = 500
/** Cells of a line of text that are read. More than columns may be named, so that too many names are told as such. */
export const maxCells = 10 * maxColumns
/** Characters of a column's name, or a sheet's, that are kept. */
export const longestName = 200

/** What an archive may hold: its entries, and the bytes of all of them once they are unpacked. */
export type ArchiveLimits = { entries: number; bytes: number }

/** An XLSX file, which is a zip. One of half a million rows has some hundred megabytes of XML. */
export const workbookLimits: ArchiveLimits = { entries: 10_000, bytes: 400 * 1024 * 1024 }

/** The XML in an XLSX file. What programs write stays far below. */
export const xmlLimits = {
  /** Elements within elements. */
  depth: 64,
  /** Attributes of an element. */
  attributes: 1_000,
  /** Bytes of one tag, text or remark. A cell holds far less: `fullCell`. */
  piece: 1024 * 1024,
  /** Tags and texts of a part that is no sheet and no list of texts. */
  events: 1_000_000,
}

/** The texts that cells of an XLSX file name by number, which are in memory all at once. */
export const textLimits = { count: 1_000_000, characters: 32_000_000 }

/** Characters of all cells of a row of an XLSX file, in which many cells may name the same long text. */
export const longestSheetRow = 1_000_000

/** Cells of a sheet that are merged with those under them. */
export const mostMergedDown = 200_000

/** Sheets of an XLSX file. */
export const maxSheets = 1_000
