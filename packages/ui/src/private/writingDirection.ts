/** Languages that are written to the left, whichever their region, and scripts that are, whichever their language. */
const toTheLeft = /^(ar|arc|ckb|dv|fa|he|ps|sd|syr|ug|ur|yi)(?![a-z])(?!-latn)|-(arab|hebr)(?![a-z])/i

/**
 * The direction in which a language, as in `lang`, is written: for `dir`. Not `auto`, by which an Arabic text that
 * begins with a Latin name, or is still empty, would be written to the right.
 */
export function writingDirection(language: string): 'ltr' | 'rtl' {
  return toTheLeft.test(language) ? 'rtl' : 'ltr'
}
