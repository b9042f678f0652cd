import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const panel = ['packages/panel/src/language', 'packages/ui/src/messages/admin']
const folders = ['site/src/messages', 'packages/api/src/messages', 'packages/ui/src/messages', ...panel]
/** `{count` of `{count, plural, one {time slot} …}`: the name of what is left open, not a choice of words. */
const argument = /(?<!\b(?:one|other) )\{\w+(?=[,}])/g

/** The texts of a language by their names, without the names of what they leave open: those are code's. */
function textsOf(language: 'en' | 'es', among = folders): [id: string, text: string][] {
  return among.flatMap((folder) => {
    const file = new URL(`../${folder}/${language}.json`, import.meta.url)
    const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    return Object.entries(catalogue).map(([id, text]): [string, string] => [id, text.replace(argument, '{')])
  })
}

// Site, panel, mails and kit meet in one window: what has two names there looks like two things.
test.each([
  ['en', 'e-mail', /\bemails?\b/i],
  ['en', 'phone', /\btelephones?\b/i],
  ['en', 'time, or time slot where it might be an hour', /(?<!\btime )\bslots?\b/i],
  ['en', 'calendar', /\bagenda\b/i],
  ['en', 'catalogue', /\bcatalogs?\b/i],
  ['en', 'grey', /\bgray\b/i],
  ['en', '’, the apostrophe that is set', /\p{L}'\p{L}/u],
  ['es', 'link', /\benlaces?\b/i],
  ['es', 'email', /\be-mails?\b/i],
] as const)('the texts in %s say %s, and no other word for it', (language, _word, other) => {
  expect(textsOf(language).filter(([, text]) => other.test(text))).toEqual([])
})

test('what the panel opens, counts and takes away are time slots in English: a time might be an hour', () => {
  const alone =
    /\b(?:add|create|delete|open|choose|no|this|these|those|another|next) (?:the )?times?\b(?! slot)/i
  expect(textsOf('en', panel).filter(([, text]) => alone.test(text))).toEqual([])
})
