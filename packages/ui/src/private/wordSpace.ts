import { vars } from '../theme.css.ts'

/** What the words of such letters get back. */
export const wordSpace = '0.06em'

const closer: ReadonlySet<unknown> = new Set(Object.values(vars.letterSpacing))

/**
 * A rule that sets its letters closer by one of the theme's measures, with its words as far apart as they were: the space
 * between them is a letter too, and in Archivo a narrow one, so that two words of a heading would be read as one.
 */
export function wordsApart<Rule extends { letterSpacing?: unknown }>(rule: Rule): Rule {
  return closer.has(rule.letterSpacing) ? { wordSpacing: wordSpace, ...rule } : rule
}
