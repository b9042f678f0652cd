/** What stands for who asks in a text that is kept to answer with, and what for the works: in either language. */
const names = /\{(?:nombre|name)\}/g
const works = /\{(?:obras|works)\}/g

/** A text that is kept to answer with, for somebody who asks about some works: by their first name. */
export function fillAnswer(text: string, asker: { name: string; works: string }): string {
  const [first = ''] = asker.name.trim().split(/\s+/)
  return text.replaceAll(names, () => first).replaceAll(works, () => asker.works)
}
