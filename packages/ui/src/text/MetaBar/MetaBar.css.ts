import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters, inLargeLetters, onPaper } from '../../tokens/breakpoints.ts'

const tablet = fromLetters('tablet')

export const bar = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0.9rem ${vars.layout.gap}`,
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: '0.9rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  '@media': {
    [`${tablet}, ${onPaper}`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [onPaper]: { borderTopWidth: '1.2pt' },
  },
})
export const facts = kitStyle({ display: 'contents' })
/** On a phone one a line, where a date has space beside its term. */
export const fact = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, min-content) minmax(0, 1fr)',
  columnGap: vars.space.s3,
  '@media': {
    [`${inLargeLetters}, ${tablet}, ${onPaper}`]: { display: 'block' },
  },
})
export const value = kitStyle({ textWrap: 'balance' })
export const term = kitStyle({ color: vars.color.ink2 })
export const action = kitStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': {
    [onPaper]: { display: 'none' },
    [tablet]: { gridColumn: 4, gridRow: 1, display: 'block', justifySelf: 'end' },
  },
})
