import type { Plugin } from 'vite'

const messages = /[\\/]packages[\\/]ui[\\/]src[\\/].*\.tsx?$/
const text = /,?\s*defaultMessage: (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g

/**
 * Leaves the kit's Spanish out of its components while building for the browser: the site always brings the catalogue of
 * the page's language, which says the same.
 */
export function dropDefaults(): Plugin {
  return {
    name: 'gallery:drop-defaults',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      return messages.test(id) && code.includes('defaultMessage')
        ? { code: withoutDefaults(code), map: null }
        : undefined
    },
  }
}

/** A module without the default texts of its messages. */
export function withoutDefaults(code: string): string {
  return code.replace(text, '')
}
