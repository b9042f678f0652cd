import { kitGlobal, kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, onPaper } from '../../tokens/breakpoints.ts'

export const richText = kitStyle({ maxWidth: vars.layout.measure, overflowWrap: 'anywhere' })
export const large = kitStyle({ fontSize: vars.fontSize.l, lineHeight: 1.35 })
export const twoColumns = kitStyle({
  '@media': {
    [from('tablet')]: { maxWidth: 'none', columns: '2 16rem', columnGap: vars.space.s6 },
    [onPaper]: { maxWidth: 'none', columns: 2, columnGap: '5mm' },
  },
})

/** `xl` goes on as far as its box; what follows it keeps to the measure. */
export const openings = kitVariants({ l: {}, xl: { maxWidth: 'none' } })

kitGlobal(`${richText} > * + *`, { marginTop: '0.9em' })
// No short word alone on a last line, where the browser knows how.
kitGlobal(`${richText} :is(p, li)`, { textWrap: 'pretty' })
kitGlobal(`${richText} > :is(h2, h3, h4)`, {
  marginTop: '1.6em',
  lineHeight: 1.25,
  letterSpacing: vars.letterSpacing.l,
})
kitGlobal(`${richText} > :first-child`, { marginTop: 0 })

// Statements of one voice: the first paragraph, then a pause, then the rest.
kitGlobal(`:is(${openings.l}, ${openings.xl}) > p:first-child`, { columnSpan: 'all' })
kitGlobal(`${openings.l} > p:first-child`, { fontSize: vars.fontSize.l, lineHeight: 1.35 })
kitGlobal(`${openings.xl} > p:first-child`, {
  maxWidth: '30em',
  fontSize: vars.fontSize.xl,
  lineHeight: 1.2,
  letterSpacing: vars.letterSpacing.xl,
})
kitGlobal(`${openings.xl} > :not(p:first-child)`, { maxWidth: vars.layout.measure })
// After a heading across the columns the text begins anew: its first line needs the space itself.
kitGlobal(`:is(${openings.l}, ${openings.xl}) > p:first-child:not(:last-child)`, { marginBottom: '0.9em' })
kitGlobal(`:is(${openings.l}, ${openings.xl}) > p:first-child + *`, { marginTop: 0 })
kitGlobal(`${richText} h2`, { fontSize: vars.fontSize.l })
kitGlobal(`${richText} :is(h3, h4)`, { fontSize: 'inherit' })
// What belongs together stays in one column.
kitGlobal(`${twoColumns} :is(h2, h3, h4)`, { breakAfter: 'avoid' })
kitGlobal(`${twoColumns} :is(h2, h3, h4) + *`, { breakInside: 'avoid' })
kitGlobal(`${richText} a`, {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
})
kitGlobal(`${richText} :is(ul, ol)`, { paddingInlineStart: '1.25em' })
kitGlobal(`${richText} ul`, { listStyle: 'disc' })
kitGlobal(`${richText} ol`, { listStyle: 'decimal' })
kitGlobal(`${richText} li + li`, { marginTop: '0.35em' })
kitGlobal(`${richText} blockquote`, {
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `1px solid ${vars.color.ink}`,
})
kitGlobal(`${richText} img`, { height: 'auto' })

/** Each heading beside what it heads, as a list of people or of terms: one under the other on a phone. */
export const rows = kitStyle({
  '@media': {
    [from('tablet')]: {
      maxWidth: 'none',
      display: 'grid',
      gridTemplateColumns: '1fr 3fr',
      gap: vars.space.s5,
    },
  },
})
kitGlobal(`${rows} > :nth-child(n)`, { '@media': { [from('tablet')]: { margin: 0 } } })
kitGlobal(`${rows} > :not(h2, h3, h4)`, { '@media': { [from('tablet')]: { gridColumn: 2 } } })
