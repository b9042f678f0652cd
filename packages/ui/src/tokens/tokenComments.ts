/** Where tokens stand with their comments. */
export const commented = ['tokens.ts', 'breakpoints.ts', 'typeStyles.ts'] as const

/**
 * What the tokens are for, by the object that holds them and their name (`fontSizes.m`), read from the comments of their
 * sources: one truth for the editor, the documentation pages and the published tokens. One name may stand in several
 * objects and be something else in each.
 *
 * @param sources the texts of the files that `commented` names
 */
export function tokenComments(...sources: readonly string[]): Readonly<Record<string, string>> {
  const objects = sources.join('\n').split(/^export (?:const|interface) /m)
  return Object.fromEntries(
    objects.flatMap((object) =>
      [...object.matchAll(/^ +\/\*\* (.+?) \*\/\n +(\w+):/gm)].map(([, comment = '', name]) => [
        `${object.match(/^\w+/)}.${name}`,
        comment,
      ])
    )
  )
}
