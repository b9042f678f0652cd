/** Bytes that a table may have. */
export const maxTableBytes = 100 * 1024 * 1024
/** Rows that a table may have. */
export const maxRows = 500_000
/** Columns that a table may have. */
export const maxColumns = 500
/** Bytes that a part of an XLSX file may have once it is unpacked. */
export const maxPartBytes = 1024 * 1024 * 1024
