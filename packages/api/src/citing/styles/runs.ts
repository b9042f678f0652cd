/** A piece of a citation, upright or in italics. */
export type Run = { text: string; italic?: true }

export function plain(text: string | undefined): Run[] {
  return text ? [{ text }] : []
}

export function italic(text: string): Run[] {
  return [{ text, italic: true }]
}

/** Pieces with a separator between them; those that are empty are not there. */
export function joined(separator: string, ...pieces: readonly Run[][]): Run[] {
  return pieces
    .filter((piece) => piece.length > 0)
    .flatMap((piece, at) => (at === 0 ? piece : [{ text: separator }, ...piece]))
}

/** Sentences one after the other. One that ends by itself, as a title with a question mark does, gets no full stop. */
export function sentences(...pieces: readonly Run[][]): Run[] {
  return merged(joined(' ', ...pieces.map(ended)))
}

/** Pieces that stand one after the other and look alike, as one. */
export function merged(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (last && last.italic === run.italic) whole[whole.length - 1] = { ...run, text: last.text + run.text }
    else whole.push(run)
  }
  return whole
}

function ended(piece: Run[]): Run[] {
  const last = piece.at(-1)
  return last === undefined || /[.?!…][”»]?$/u.test(last.text) ? piece : [...piece, { text: '.' }]
}

/** A title in the quotation marks of a language, with the mark that ends a sentence where that language has it. */
export function quoted(title: string, language: 'es-AR' | 'en'): Run[] {
  if (language === 'es-AR') return [{ text: `«${title}»` }]
  return [{ text: /[.?!…]$/u.test(title) ? `“${title}”` : `“${title}.”` }]
}
