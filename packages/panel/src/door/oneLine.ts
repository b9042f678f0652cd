/**
 * What was typed or pasted as the contract takes it, in one line: a tab or a new line within it is a space, and what is too
 * long is cut between two signs.
 */
export function oneLine(text: string, most: number): string {
  const line = text.replaceAll(/\p{Cc}/gu, ' ').trim()
  let cut = ''
  for (const sign of line) {
    if (cut.length + sign.length > most) break
    cut += sign
  }
  return cut.trim()
}
