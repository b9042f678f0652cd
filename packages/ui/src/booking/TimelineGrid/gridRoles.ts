/**
 * The roles of the grid's parts, for spreading on plain boxes. Table elements would carry them by themselves, but
 * Safari drops them once the elements are laid out as flex and grid; and the parts are not tab stops: what is
 * focused is the link inside a cell.
 */
export const gridRoles = {
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const
