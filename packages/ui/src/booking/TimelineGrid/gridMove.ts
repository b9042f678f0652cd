/** A cell of the grid: row and column, from 0. */
export interface GridPlace {
  row: number
  column: number
}

/** Which cells can be stood on, by row and column; column 0 of a timeline are the heads of its rows. */
export type OpenCells = readonly (readonly boolean[])[]

const columnsOf = (open: OpenCells, row: number) =>
  (open[row] ?? []).flatMap((active, column) => (active ? [column] : []))

/** The first cell that can be stood on, row by row. */
export function firstPlace(open: OpenCells): GridPlace | null {
  const row = open.findIndex((cells) => cells.includes(true))
  return row < 0 ? null : { row, column: columnsOf(open, row)[0] ?? 0 }
}

/**
 * The next row in a direction that has an active cell, and in it the one nearest to the column; the earlier of two. A day
 * leads to a head only where that row has no day.
 */
function nextRow(open: OpenCells, { row, column }: GridPlace, step: 1 | -1): GridPlace | null {
  for (let next = row + step; next >= 0 && next < open.length; next += step) {
    const all = columnsOf(open, next)
    const days = all.filter((each) => each > 0 || column === 0)
    const [nearest] = (days.length > 0 ? days : all).toSorted(
      (one, other) => Math.abs(one - column) - Math.abs(other - column)
    )
    if (nearest !== undefined) return { row: next, column: nearest }
  }
  return null
}

function edge(open: OpenCells, row: number, end: 'first' | 'last'): GridPlace | null {
  const column = columnsOf(open, row).at(end === 'first' ? 0 : -1)
  return column === undefined ? null : { row, column }
}

/**
 * Where a key leads from a cell: left and right to the next active cell of the row across the gaps, up and down to
 * the nearest active day of the next row that has one, from head to head, Home and End to the row's ends, with Ctrl to
 * those of the whole grid. Null when the key means nothing here or there is nowhere to go.
 */
export function gridMove(open: OpenCells, at: GridPlace, key: string, ctrl = false): GridPlace | null {
  const columns = columnsOf(open, at.row)
  const column = {
    ArrowLeft: columns.findLast((candidate) => candidate < at.column),
    ArrowRight: columns.find((candidate) => candidate > at.column),
  }
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = column[key]
      return next === undefined ? null : { row: at.row, column: next }
    }
    case 'ArrowUp':
      return nextRow(open, at, -1)
    case 'ArrowDown':
      return nextRow(open, at, 1)
    case 'Home':
      return ctrl ? firstPlace(open) : edge(open, at.row, 'first')
    case 'End':
      return edge(open, ctrl ? open.findLastIndex((cells) => cells.includes(true)) : at.row, 'last')
    default:
      return null
  }
}
