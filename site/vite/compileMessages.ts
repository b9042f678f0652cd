import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const catalogue =
  /[\\/](?:ui[\\/]src[\\/]messages(?:[\\/]admin)?|site[\\/]src[\\/]messages|panel[\\/]src[\\/]language)[\\/](?:es|en)\.json$/

/**
 * Turns a catalogue of ICU texts into one of parsed texts while building, so that the browser needs no parser. A text
 * that does not parse stops the build with its name.
 */
export function compileMessages(): Plugin {
  return {
    name: 'gallery:compile-messages',
    // Before Vite turns the file into a module of its own.
    enforce: 'pre',
    transform(source, id) {
      return catalogue.test(id)
        ? { code: moduleOf(compile(source, id)), map: null, moduleType: 'js' }
        : undefined
    },
  }
}

/** Each text of a catalogue's JSON as the parts that react-intl formats. */
export function compile(source: string, path: string): Record<string, ReturnType<typeof parse>> {
  const texts: Record<string, string> = JSON.parse(source)
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, parse(text)]
      } catch (error) {
        throw new Error(`${path}: the text "${id}" is not valid ICU: ${String(error)}`)
      }
    })
  )
}

/** A module that exports the texts. Most are one run of words: they travel as such, and become parts where they arrive. */
function moduleOf(texts: Record<string, ReturnType<typeof parse>>): string {
  const short = Object.entries(texts).map(([id, parts]) => {
    const [only, ...more] = parts
    return [id, only && 'value' in only && only.type === 0 && more.length === 0 ? only.value : parts]
  })
  return `const texts = ${JSON.stringify(Object.fromEntries(short))}
for (const id in texts) if (typeof texts[id] === 'string') texts[id] = [{ type: 0, value: texts[id] }]
export default texts`
}
