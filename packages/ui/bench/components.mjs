import { readFileSync } from 'node:fs'

/**
 * The components of an entry and the modules they come from, in alphabetical order: what it exports under a name that
 * begins with a capital and is no type.
 */
export function componentsOf(entry) {
  const exported = readFileSync(entry, 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/(.*?)'/gms)
  return [...exported]
    .flatMap(([, names = '', path]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ name, path: `./src/${path}` }))
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
