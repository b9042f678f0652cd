import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const list = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.layout.gap,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** The cut mark comes when the pointer or the focus does; its space is kept. */
export const name = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  height: '100%',
  minHeight: '3.6rem',
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.xl,
  letterSpacing: vars.letterSpacing.xxl,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  '::after': {
    content: '',
    flex: 'none',
    width: '0.7rem',
    height: '0.7rem',
    marginInline: 'auto 0.4rem',
    background: 'currentColor',
    clipPath: cutMark,
    opacity: 0,
    transition: `opacity ${vars.duration.t1} ${vars.easing.standard}`,
  },
  selectors: {
    '&:hover, &:focus-visible': { borderTopColor: vars.color.ink },
    '&:hover::after, &:focus-visible::after': { opacity: 1 },
  },
  '@media': { [from('phone')]: { minHeight: '4.3rem' } },
})
/** Keeps the name in one piece beside the mark. */
export const words = kitStyle({ minWidth: 0 })
