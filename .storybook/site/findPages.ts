/** A page as the search knows it. */
export interface FoundPage {
  title: string
  where: string
  path: string
  words: string
}

/** Without accents and in lower case: "Diálogo" is found by "dialogo". */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** How well a page answers to a word: by its title, by the beginning of one of its words, or not at all. */
function rank(page: FoundPage, word: string): number {
  const title = plain(page.title)
  if (title === word) return 8
  if (title.startsWith(word)) return 4
  if (title.includes(word)) return 2
  return ` ${plain(page.words)}`.includes(` ${word}`) ? 1 : 0
}

/** The pages that hold all words of a question, the best first. */
export function findPages<Page extends FoundPage>(pages: readonly Page[], question: string): Page[] {
  const words = plain(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return pages
    .map((page) => ({ page, ranks: words.map((word) => rank(page, word)) }))
    .filter(({ ranks }) => !ranks.includes(0))
    .toSorted((one, other) => Math.max(...other.ranks) - Math.max(...one.ranks))
    .map(({ page }) => page)
}
