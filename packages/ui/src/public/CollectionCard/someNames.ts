import { inRow } from '../../private/inRow.ts'

/** As many names as fit on a line, and whether there are more. */
export interface SomeNames {
  /** "Arrascaeta, Brandariz, Lemos". */
  names: string
  /** Whether somebody was left out. */
  more: boolean
}

/** The first three of the names, each once; a fourth would not be read, so all beyond are "others". */
export function someNames(all: readonly string[], language: string): SomeNames {
  const once = [...new Set(all.map((name) => name.trim()).filter(Boolean))]
  return { names: inRow(language, once.slice(0, 3)), more: once.length > 3 }
}
