import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = [
  'site/src/messages',
  'packages/panel/src/language',
  'packages/api/src/messages',
  'packages/ui/src/messages',
  'packages/ui/src/messages/admin',
]

/** The texts of a language by their names, without the names of what they leave open: those are code's. */
function textsOf(language: 'en' | 'es'): [id: string, text: string][] {
  return folders.flatMap((folder) => {
    const file = new URL(`../${folder}/${language}.json`, import.meta.url)
    const catalogue: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    return Object.entries(catalogue).map(([id, text]): [string, string] => [id, text.replace(/\{\w+/g, '{')])
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
  ['es', 'link', /\benlaces?\b/i],
  ['es', 'email', /\be-mails?\b/i],
] as const)('the texts in %s say %s, and no other word for it', (language, _word, other) => {
  expect(textsOf(language).filter(([, text]) => other.test(text))).toEqual([])
})
