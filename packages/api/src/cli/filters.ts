import { Misuse } from './command.ts'

/**
 * Reads words and filters: `--query patio`, `--query=patio`, and `--secret`, which is `1` when it stands alone. Which
 * filters there are the table says that they narrow.
 * @throws Misuse for a filter without a value
 */
export function filtersOf(args: readonly string[]): { words: string[]; filters: Record<string, string> } {
  const words: string[] = []
  const filters: Record<string, string> = {}
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (!arg.startsWith('--')) {
      words.push(arg)
      continue
    }
    const [name = '', ...parts] = arg.slice(2).split('=')
    const value = parts.length > 0 ? parts.join('=') : name === 'secret' ? '1' : rest.shift()
    if (value === undefined || value.startsWith('--')) throw new Misuse(`--${name} needs a value`)
    filters[name] = value
  }
  return { words, filters }
}
