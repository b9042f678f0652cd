import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const field = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.4rem',
  '@media': { [fromLetters('tablet')]: { selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } } },
})

export const label = kitStyle({
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.3,
})
export const optional = kitStyle({ fontWeight: vars.fontWeight.normal, color: vars.color.ink3 })
export const hint = kitStyle({ fontSize: vars.fontSize.s, lineHeight: 1.35, color: vars.color.ink2 })

export const error = kitStyle({
  display: 'flex',
  gap: '0.4rem',
  alignItems: 'baseline',
  color: vars.color.err,
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    flex: 'none',
    width: '0.6em',
    height: '0.6em',
    background: 'currentColor',
    clipPath: cutMark,
  },
})

const inset = '0.75rem'

/** The box that is typed in. */
export const control = kitStyle({
  display: 'block',
  width: '100%',
  minHeight: '2.75rem',
  padding: `0.55rem ${inset}`,
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  lineHeight: 1.4,
  ':hover': { borderColor: vars.color.ink },
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':focus-visible': { outlineOffset: 0, borderColor: vars.color.focus },
  selectors: {
    '&[aria-invalid="true"]': {
      borderColor: vars.color.err,
      // A wider edge and no shadow inside of it: round corners would show a seam between the two.
      borderInlineStartWidth: '4px',
      paddingInlineStart: `calc(${inset} - 3px)`,
      // Whoever is led to the field sees what is wrong, which stands under it.
      scrollMarginBottom: '4rem',
    },
    '&[aria-invalid="true"]:focus-visible': { borderColor: vars.color.focus },
    '&:disabled': { background: vars.color.ground2, color: vars.color.ink3, cursor: 'not-allowed' },
  },
})
