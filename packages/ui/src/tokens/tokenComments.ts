/**
 * What the tokens are for, by name, read from the comments of `tokens.ts`: one truth for the editor, the
 * documentation pages and the published tokens.
 *
 * @param source the text of `tokens.ts`
 */
export function tokenComments(source: string): Readonly<Record<string, string>> {
  const comments = source.matchAll(/^ +\/\*\* (.+?) \*\/\n +(\w+):/gm)
  return Object.fromEntries([...comments].map(([, comment = '', name = '']) => [name, comment]))
}
