/** Number formats by language, made once: making one takes longer than to format a hundred numbers. */
export function numberFormats(options: Intl.NumberFormatOptions): (language: string) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>()
  return (language) => {
    const format = made.get(language) ?? new Intl.NumberFormat(language, options)
    made.set(language, format)
    return format
  }
}
