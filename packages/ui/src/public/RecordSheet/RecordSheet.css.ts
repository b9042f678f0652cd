import { kitGlobal, kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { richText } from '../../text/RichText/RichText.css.ts'
import { vars } from '../../theme.css.ts'
import { from, onPaper } from '../../tokens/breakpoints.ts'

export const root = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s5 })
export const sheet = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': { [onPaper]: { display: 'block' } },
})
/** A document is read: it leaves more space for words. */
export const splits = kitVariants({
  work: {
    '@media': {
      [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: vars.space.s7 },
    },
  },
  document: {
    '@media': {
      [from('desktop')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.s7 },
    },
  },
})
export const media = kitStyle({
  display: 'grid',
  gap: vars.space.s5,
  minWidth: 0,
  '@media': {
    [from('desktop')]: { selectors: { '&[data-sticks]': { position: 'sticky', top: vars.space.s4 } } },
  },
})
export const below = kitStyle({ marginBlockStart: vars.space.s6 })
/** An empty part takes no line of its own. */
export const part = kitStyle({
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from('desktop')]: { selectors: { '&:empty': { display: 'block' } } } },
})
/**
 * On paper, under a rule of ink: the label and the drawing, and beside them what there is to read, which may go on for
 * sheets and pull nothing of the label apart.
 */
export const words = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  minWidth: 0,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [onPaper]: {
      display: 'flow-root',
      marginTop: '8mm',
      borderTop: `1.2pt solid ${vars.color.ink}`,
    },
  },
})
kitGlobal(`${words} > ${richText}`, {
  '@media': { [onPaper]: { marginTop: '4mm', marginInlineStart: '94mm' } },
})
kitGlobal(`${words} > :not(${richText})`, {
  '@media': {
    [onPaper]: {
      float: ['left', 'inline-start'],
      clear: ['left', 'inline-start'],
      maxWidth: '84mm',
      marginTop: '4mm',
    },
  },
})
export const names = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.4rem',
  width: '100%',
})
export const byline = kitStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
  letterSpacing: vars.letterSpacing.l,
})
export const title = kitStyle({
  fontSize: vars.fontSize.xxl,
  lineHeight: 1.08,
  letterSpacing: vars.letterSpacing.xxl,
  textWrap: 'balance',
  selectors: { '&[data-long]': { fontSize: vars.fontSize.xl, lineHeight: 1.15 } },
})
export const titles = kitVariants({
  work: { fontStyle: 'italic', fontWeight: vars.fontWeight.normal },
  document: { fontWeight: vars.fontWeight.strong },
})
export const lead = kitStyle({ fontSize: vars.fontSize.l, lineHeight: 1.3, color: vars.color.ink2 })
