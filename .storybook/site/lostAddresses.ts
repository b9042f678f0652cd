/** Elements that hold nothing, and have no end. */
const alone = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** What a browser loads by itself, wherever it stands. */
const loaded = new Set(['src', 'srcset', 'poster', 'data-src', 'data-search'])

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The addresses that an attribute holds. */
const addressesIn = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(/,\s+/).map((each) => each.split(' ')[0] ?? '') : [value]

/**
 * The addresses on a page that lead to no file of the site. Links inside of what is `inert` are a sample's, which nobody
 * can follow; what is loaded has to be there in a sample too.
 *
 * @param path where the page is, from the folder of the site
 * @param html as React writes it: every element that is opened is closed
 * @param isThere whether there is a file, by its path from the folder of the site
 */
export function lostAddresses(path: string, html: string, isThere: (path: string) => boolean): string[] {
  const lost: string[] = []
  const inert: boolean[] = []
  for (const [, end, element = '', attributes = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>/g)) {
    if (end) {
      inert.pop()
      continue
    }
    const isSample = inert.at(-1) === true || / inert=/.test(attributes)
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      if (!loaded.has(name.toLowerCase()) && (name !== 'href' || isSample)) continue
      const wrong = addressesIn(name.toLowerCase(), unescaped(value)).filter(
        (each) => !leads(each, path, isThere)
      )
      lost.push(...wrong.map((each) => `${path}: ${each}`))
    }
    if (!alone.test(element) && !attributes.endsWith('/')) inert.push(isSample)
  }
  return lost
}

function leads(address: string, path: string, isThere: (path: string) => boolean): boolean {
  const { protocol, host, pathname } = new URL(address, `http://site.invalid/${path}`)
  if (host !== 'site.invalid') return protocol !== 'file:' && protocol !== 'blob:'
  return isThere(decodeURIComponent(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html'))
}
