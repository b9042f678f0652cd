import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const catalogue =
  /[\\/](?:ui[\\/]src[\\/]messages(?:[\\/]admin)?|site[\\/]src[\\/]messages|panel[\\/]src[\\/]language)[\\/](?:es|en)\.json$/
const kits = /^@gallery\/ui\/messages\//
const mark = '?panel'

/**
 * Turns a catalogue of ICU texts into one of parsed texts while building, so that the browser needs no parser. A text
 * that does not parse stops the build with its name. In the browser's build the panel has a copy of the kit's texts to
 * itself: what it shared with visitors would be a file of its own, which every one of them would have to ask for.
 *
 * @param isPanel whether the module of this path is the panel's alone
 */
export function compileMessages(isPanel: (path: string) => boolean): Plugin {
  let isBrowsers = false
  return {
    name: 'gallery:compile-messages',
    // Before Vite turns the file into a module of its own.
    enforce: 'pre',
    configResolved(config) {
      isBrowsers = config.command === 'build' && !config.build.ssr
    },
    async resolveId(source, importer) {
      if (!isBrowsers || !kits.test(source) || importer === undefined || !isPanel(importer)) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { ...found, id: found.id + mark }
    },
    transform(source, id) {
      const [path = id] = id.split('?')
      return catalogue.test(path)
        ? { code: moduleOf(compile(source, path)), map: null, moduleType: 'js' }
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
