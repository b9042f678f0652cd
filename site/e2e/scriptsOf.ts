/** The scripts that a page asks for by itself, by their addresses. */
export function scriptsOf(html: string): string[] {
  const [, start = '', entry = '', modules = ''] =
    /<script async src="([^"]*)" data-entry="([^"]*)" data-modules="([^"]*)"(?: data-now)?>/.exec(html) ?? []
  return [start, entry, ...modules.split(' ')].filter((address) => address !== '')
}
