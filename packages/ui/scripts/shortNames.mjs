/**
 * Short names for the classes of style sheets, `g012`: numbers of one length in the order in which the sheets name
 * them. Sheets compress best so: what stands together is called alike.
 *
 * @param {string[]} sheets with the names that `className` gives
 * @returns {Map<string, string>} the short name of each
 */
export function shortNames(sheets) {
  const names = new Map()
  for (const [name] of sheets.join('').matchAll(/\bgallery_\w+/g)) {
    if (!names.has(name)) names.set(name, `g${`${names.size}`.padStart(3, '0')}`)
  }
  return names
}

/** A style sheet with the short names. */
export function withShortNames(sheet, names) {
  return sheet.replace(/\bgallery_\w+/g, (name) => names.get(name) ?? name)
}
