import { forwarded, newAddress } from '../visitor.ts'

/** What somebody asked the server, and all that it answered: headers and body. */
export interface Answer {
  /** Path and query. */
  asked: string
  status: number
  text: string
}

/** How many addresses that differ by their query only are followed: a timeline has no end. */
const sameMost = 8
const atOnce = 6

/** Asks for every address; a redirect is an answer like another. */
export async function askAll(url: string, paths: Iterable<string>): Promise<Answer[]> {
  const answers: Answer[] = []
  const waiting = [...new Set(paths)]
  async function work(): Promise<void> {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      answers.push(await ask(url, path))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return answers
}

/** Each from a network of its own: how much one may ask is tried elsewhere. */
async function ask(url: string, path: string): Promise<Answer> {
  const answer = await fetch(url + path, { redirect: 'manual', headers: { [forwarded]: newAddress() } })
  const headers = [...answer.headers].map((header) => header.join(': ')).join('\n')
  return { asked: path, status: answer.status, text: `${headers}\n\n${await answer.text()}` }
}

/** Follows every link of every page from these addresses on, as far as it leads to where one wants to go. */
export async function crawl(
  url: string,
  from: readonly string[],
  isWanted: (address: string) => boolean = () => true
): Promise<Answer[]> {
  const seen = new Set<string>()
  const perPath = new Map<string, number>()
  const answers: Answer[] = []
  function isNew(address: string): boolean {
    const [path = ''] = address.split('?')
    const count = perPath.get(path) ?? 0
    if (seen.has(address) || (address.includes('?') && count >= sameMost && !from.includes(address)))
      return false
    seen.add(address)
    perPath.set(path, count + 1)
    return true
  }
  let next = from.filter(isNew)
  while (next.length > 0) {
    const found = await askAll(url, next)
    answers.push(...found)
    next = found
      .filter(({ status }) => status < 400)
      .flatMap(({ text }) => linksIn(text, url))
      .filter((address) => isWanted(address) && isNew(address))
  }
  return answers
}

/** The addresses of this site in a page, a sitemap, a calendar or a header; files and pictures are not asked for. */
function linksIn(text: string, url: string): string[] {
  const links = text.matchAll(/(?:href="|<loc>|location: |URL:|Sitemap: )([^"<\s]+)/g)
  return [...links].flatMap(([, link = '']) => {
    const address = new URL(link.replaceAll('&amp;', '&'), url)
    const { origin, pathname, search } = address
    return origin === url && !/^\/(assets|storage|dev)\//.test(pathname) ? [pathname + search] : []
  })
}
