const indentOf = (line: string) => line.length - line.trimStart().length

/** A function that only listens has no name of its own in a built Storybook. */
const withoutListeners = (code: string) => code.replace(/\{function \w*\(\) ?\{\}\}/g, '{() => {}}')

/** A sample's words in one language, as if they stood in the code: of a child, and of a prop. */
function withWords(code: string, language: 'es' | 'en'): string {
  const wordsOf = (told: string) => new RegExp(`\\b${language}="([^"]*)"`).exec(told)?.[1] ?? ''
  return code
    .replace(/=\{\s*<Told\b([^>]*)\/>\s*\}/g, (_, told: string) => `="${wordsOf(told)}"`)
    .replace(/<Told\b([^>]*)\/>/g, (_, told: string) => wordsOf(told))
}

/**
 * A story's code with long sample data shortened for the page: of every list of objects the first stays, with a
 * remark of how many more there are. Takes and gives code as Storybook lays it out, two spaces to a level.
 */
export function shortCode(code: string, language: 'es' | 'en' = 'es'): string {
  const short: string[] = []
  const lines = withWords(withoutListeners(code), language).split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    short.push(line)
    if (!line.endsWith('[')) continue
    const indent = indentOf(line)
    const end = lines.findIndex((other, index) => index > at && indentOf(other) === indent)
    const items = lines.slice(at + 1, end)
    const own = items.map((item) => (indentOf(item) === indent + 2 ? item.trim() : ''))
    const more = own.filter((item) => item === '{').length - 1
    if (more < 1) continue
    const firstEnd = own.findIndex((item) => item.startsWith('}'))
    short.push(
      ...items.slice(0, firstEnd + 1),
      `${' '.repeat(indent + 2)}// ${language === 'es' ? `… y ${more} más` : `… and ${more} more`}`
    )
    at = end - 1
  }
  return short.join('\n')
}
