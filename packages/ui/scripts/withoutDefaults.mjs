const text = /,?\s*defaultMessage:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g

/**
 * A module of the kit without the Spanish of its messages. The package brings its texts as catalogues: a text that a
 * catalogue has not must be missed, not read in a language that nobody asked for. Lines stay where they are.
 */
export function withoutDefaults(source) {
  return source.replace(text, (found) => found.replace(/[^\n]/g, ''))
}
