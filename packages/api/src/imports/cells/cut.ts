/** The beginning of a text, up to so many characters, none of them cut in half. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}
