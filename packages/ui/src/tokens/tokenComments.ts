/** Where tokens stand with their comments. */
export const commented = ['tokens.ts', 'breakpoints.ts', 'typeStyles.ts'] as const

/**
 * What the tokens are for, by name, read from the comments of their sources: one truth for the editor, the
 * documentation pages and the published tokens.
 *
 * @param sources the texts of the files that `commented` names
 */
export function tokenComments(...sources: readonly string[]): Readonly<Record<string, string>> {
  const comments = sources.join('\n').matchAll(/^ +\/\*\* (.+?) \*\/\n +(\w+):/gm)
  return Object.fromEntries([...comments].map(([, comment = '', name = '']) => [name, comment]))
}
