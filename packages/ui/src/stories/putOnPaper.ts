/** The rules inside others, such as those of a layer, of which each for certain media. */
function queriesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? queriesIn(rule.cssRules) : []),
  ])
}

/** Lets the sheets of the page say what they say where it is printed; gives what takes it back. */
export function putOnPaper(): () => void {
  const queries = [...document.styleSheets].flatMap(({ cssRules }) => queriesIn(cssRules))
  const before = queries.map(({ media }) => media.mediaText)
  for (const { media } of queries) {
    if (media.mediaText.includes('print')) media.mediaText = 'all'
    else if (media.mediaText.includes('screen')) media.mediaText = 'not all'
  }
  return () => {
    for (const [index, { media }] of queries.entries()) media.mediaText = before[index] ?? ''
  }
}
