/** Cleaned HTML has the first four; what was written before it was cleaned may have the others. */
const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** A text of HTML with every entity, by name or by number, as the sign that it stands for; what is none stays. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d+|x[\da-f]+)|(\w+));/gi, (whole, number: string | undefined, name: string) => {
    // "39" as well as "x27"; not a number where there is none.
    const code = Number(`0${number}`)
    return named.get(name) ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole)
  })
}
