const between = '; '

/** Several texts in one cell: `Ana Paz; Luis Roca`. What would read as the separator is written with a `\` before it. */
export function joinMany(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\;]/g, '\\$&')).join(between)
}

/** The texts that {@link joinMany} put into a cell, trimmed; empty ones are left out. */
export function splitMany(cell: string): string[] {
  const texts = cell.match(/(?:\\.|[^\\;]|\\$)+/gs) ?? []
  return texts.map((text) => text.trim().replaceAll(/\\(.)/gs, '$1')).filter((text) => text !== '')
}
