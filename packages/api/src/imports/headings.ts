import { currencyOf } from './cells/currencies.ts'
import { readUnit, type Unit } from './cells/units.ts'
import { folded } from './cells/words.ts'

/** A heading as headings are compared, and as it is without its last word or what stands in brackets at its end. */
export type Heading = { words: string; base: string; tail: string }

/** What ends a heading: `(cm)`, `[USD]`, or the last word. */
const ending = /^(.*?)(?:[([]([^()[\]]*)[)\]]|[\s_.,/-]([^\s_()[\]]+))\s*$/u

/** Takes a heading apart: `Title (English)` is `title`, and says `English` of it. */
export function headingOf(name: string): Heading {
  const plain = name
    .replace(/^[^:]*:(?=.*\p{L})/u, '')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .trim()
  const [, base = plain, bracketed, last = ''] = ending.exec(plain) ?? []
  const tail = (bracketed ?? last).trim().replace(/^(?:in|en)\s+/i, '')
  return { words: comparable(plain), base: comparable(base.replace(/\s(?:in|en)\s*$/i, '')), tail }
}

/** Words and signs that all say that a number follows. */
const numberWords: ReadonlySet<string> = new Set(['no', 'nro', 'nr', 'num', 'numero', 'number'])
/** Words without which a heading says the same. */
const emptyWords: ReadonlySet<string> = new Set(['de', 'del'])

/** `VRAE:Work Title`, `WorkTitle` and `work_title` are the same name, and so are `Nº de inventario` and `N. inventario`. */
function comparable(plain: string): string {
  const words = folded(plain.replaceAll(/(?<!\p{L})n\.?\s*[º°]|#/giu, ' n '))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  return words
    .filter((word) => !emptyWords.has(word))
    .map((word) => (numberWords.has(word) ? 'n' : word))
    .join(' ')
}

/** The unit that a heading says its sizes are in. */
export function unitIn({ tail }: Heading): Unit | null {
  return readUnit(tail)
}

/** The currency that a heading says its prices are in. */
export function currencyIn({ tail }: Heading): string | null {
  return currencyOf(tail)
}

const languages: Readonly<Record<'es' | 'en', readonly string[]>> = {
  es: ['es', 'esp', 'spa', 'espanol', 'castellano', 'spanish', 'espagnol', 'espanhol', 'spanisch'],
  en: ['en', 'eng', 'ing', 'ingles', 'english', 'anglais', 'englisch'],
}

/** The language that a heading says its texts are in. */
export function languageIn({ tail }: Heading): 'es' | 'en' | null {
  const word = folded(tail)
  return languages.es.includes(word) ? 'es' : languages.en.includes(word) ? 'en' : null
}
