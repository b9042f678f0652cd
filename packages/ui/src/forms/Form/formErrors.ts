/**
 * What a server answers to a refused form, by field name: a message, or several, of which the first is shown. Under the
 * empty name stands why nothing was sent.
 */
export type FormErrors = Readonly<Record<string, string | readonly string[] | undefined>>

/** The message to show per field: the first that says something, but for the fields mended since. */
export function shownErrors(
  errors: FormErrors | undefined,
  mended: ReadonlySet<string> = new Set()
): Readonly<Record<string, string>> {
  const shown: Record<string, string> = {}
  for (const [field, told] of Object.entries(errors ?? {})) {
    const first = typeof told === 'string' ? told : told?.find(Boolean)
    if (first && !mended.has(field)) shown[field] = first
  }
  return shown
}

/**
 * What was typed, by field name; of several boxes of one name what is ticked, by commas. A box that is not ticked is not
 * there; files are left out.
 */
export function formValues(data: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of data.keys()) {
    const texts = data.getAll(name).filter((value) => typeof value === 'string')
    if (texts.length > 0) values[name] = texts.join()
  }
  return values
}
