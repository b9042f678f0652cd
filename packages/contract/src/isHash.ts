/** Letters, digits, `-` and `_`. */
export const hashPattern = /^[\w-]{6,64}$/

/** Whether a part of a path can be a hash: for the browser, where the schema is not at hand. */
export function isHash(text: string | undefined): text is string {
  return text !== undefined && hashPattern.test(text)
}
