/** The layer of the kit, as `theme.css.ts` names it. */
export const layer = 'components.gallery'

/** The layer of what the kit keeps off paper, as `theme.css.ts` names it: after the other, before a page's own rules. */
export const paperLayer = 'components.gallery-paper'

/**
 * The layers that pages have around it, in their order, which are Tailwind's. Said first in each sheet, it holds also
 * where the page's own styles come later.
 */
export const layerOrder = '@layer properties,theme,base,components,utilities;'

/**
 * The rules of the kit in one block of their layer instead of one block each, those for the same window or visitor
 * together in one query; after it the layer of paper, and what has no layer, as the names of motions.
 *
 * Queries come after all other rules, the narrowest window first and what a visitor prefers last, which is the order
 * that each module keeps by itself: a rule of a query is there to win over the same class without it. The visitor's
 * colours alone stay where they are, before the theme that an attribute chooses.
 */
export function inOneLayer(css) {
  const blocks = topBlocks(css)
  const rules = blocks
    .filter(({ head }) => head === `@layer ${layer}`)
    .flatMap(({ content }) => topBlocks(content))
  const queries = new Map()
  let plain = ''
  for (const { head, content } of rules) {
    if (!head.startsWith('@media') || head.includes('prefers-color-scheme')) plain += `${head}{${content}}`
    else queries.set(head, `${queries.get(head) ?? ''}${content}`)
  }
  const last = [...queries].sort(([one], [other]) => widthOf(one) - widthOf(other))
  const others = blocks.filter(({ head }) => head !== `@layer ${layer}`)
  return [
    `${layerOrder}@layer ${layer}{${tidy(plain)}${last.map(([head, content]) => `${head}{${tidy(isPreferred(head) ? merged(content) : content)}}`).join('')}}`,
    ...others.map(({ head, content }) => `${head}{${content}}`),
  ].join('')
}

/**
 * The width from which a query holds, in pixels: an em is 16 of them, as long as letters have their usual size. What a
 * visitor prefers counts for more than any width, what happens without scripts for less: the header of a wide window
 * needs no scripts.
 */
function widthOf(head) {
  if (head.includes('scripting')) return 0
  const [, width, unit] = /min-width:\s*([\d.]+)(px|em)/.exec(head) ?? []
  return width ? Number(width) * (unit === 'em' ? 16 : 1) : preference
}

/** What a visitor prefers, among the widths. */
const preference = Number.MAX_SAFE_INTEGER

/** Whether a query is for what a visitor prefers. On paper parts are hidden that are blocks there otherwise: order counts. */
function isPreferred(head) {
  return widthOf(head) === preference && !head.includes('print')
}

/** Rules that say the same, in one: what a visitor prefers changes few properties, and each of them one way only. */
function merged(css) {
  const heads = new Map()
  for (const { head, content } of topBlocks(css)) heads.set(content, [...(heads.get(content) ?? []), head])
  return [...heads].map(([content, same]) => `${same.join(',')}{${content}}`).join('')
}

/** What the minifier leaves in the values of variables, where it must not guess what they are for. */
function tidy(css) {
  return (
    css
      // A variable that is empty keeps the space that older browsers take for its value.
      .replace(/(--[\w-]+): (?![;}])/g, '$1:')
      .replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3')
      .replace(/, (?=[^"]*?[;}])/g, ',')
      .replace(/(\d) \/ (-?\d)/g, '$1/$2')
  )
}

/** The blocks of a style sheet that stand in no other: the head and the content of each. */
export function topBlocks(css) {
  const blocks = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), content: css.slice(open + 1, at) })
      start = at + 1
    }
    if (css[at] === ';' && depth === 0) start = at + 1
  }
  return blocks
}
