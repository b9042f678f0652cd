import { vars } from '../theme.css.ts'

/**
 * What words get back where letters stand closer: the space between them is a letter too, and in Archivo a narrow one, so
 * that two words of a heading would be read as one. The lighter page titles need less of it.
 */
const given: ReadonlyMap<unknown, string> = new Map([
  [vars.letterSpacing.l, '0.03em'],
  [vars.letterSpacing.xl, '0.045em'],
  [vars.letterSpacing.xxl, '0.06em'],
  [vars.letterSpacing.xxxl, '0.06em'],
])

/** A rule that sets its letters closer by one of the theme's measures, with its words as far apart as they were. */
export function wordsApart<Rule extends { letterSpacing?: unknown }>(rule: Rule): Rule {
  const wordSpacing = given.get(rule.letterSpacing)
  return wordSpacing === undefined ? rule : { wordSpacing, ...rule }
}
