import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const catalogue =
  /[\\/](?:ui[\\/]src[\\/]messages(?:[\\/]admin)?|site[\\/]src[\\/]messages|panel[\\/]src[\\/]language)[\\/](?:es|en)\.json$/
/** How the modules that make catalogues name the kit's and the site's. */
const catalogueName = /^@gallery\/ui\/messages\/|\/messages\/(?:es|en)\.json$/

/** A part of the texts that has a file of its own in the browser. */
interface TextShare {
  name: string
  /** Whether the module of this path is whose share it is. */
  isOf: (path: string) => boolean
  /** The texts of it, by id, which nobody else takes along then. All, and everybody's still, if nothing is said. */
  only?: (id: string) => boolean
  /** The texts, by id, that nobody else takes along, of a share that has all. */
  alone?: (id: string) => boolean
}

/**
 * Turns a catalogue of ICU texts into one of parsed texts while building, so that the browser needs no parser. A text
 * that does not parse stops the build with its name. In the browser's build a share of them is a copy: what it had in
 * common with visitors would be a file of its own, which every one of them would have to ask for.
 */
export function compileMessages(shares: readonly TextShare[]): Plugin {
  let isBrowsers = false
  return {
    name: 'gallery:compile-messages',
    // Before Vite turns the file into a module of its own.
    enforce: 'pre',
    configResolved(config) {
      isBrowsers = config.command === 'build' && !config.build.ssr
    },
    async resolveId(source, importer) {
      if (!isBrowsers || importer === undefined || !catalogueName.test(source)) return undefined
      const share = shares.find(({ isOf }) => isOf(importer))
      if (!share) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { ...found, id: `${found.id}?${share.name}` }
    },
    transform(source, id) {
      const [path = id, name] = id.split('?')
      if (!catalogue.test(path)) return undefined
      const texts = compile(source, path)
      const wanted = isBrowsers ? textsOf(texts, shares, name) : texts
      return { code: moduleOf(wanted), map: null, moduleType: 'js' }
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

/** Of a catalogue's texts those of a share, or, without its name, those that no share has to itself. */
export function textsOf<Text>(
  texts: Readonly<Record<string, Text>>,
  shares: readonly Pick<TextShare, 'name' | 'only' | 'alone'>[],
  name: string | undefined
): Record<string, Text> {
  const share = shares.find((each) => each.name === name)
  const isWanted = share
    ? (share.only ?? (() => true))
    : (id: string) => !shares.some(({ only, alone }) => only?.(id) || alone?.(id))
  return Object.fromEntries(Object.entries(texts).filter(([id]) => isWanted(id)))
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
