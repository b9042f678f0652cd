import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

const off = ':where(:disabled, [aria-disabled="true"])'
const edge = '2.75rem'

/** Why there are no more stands beside the number: nothing below it moves while somebody presses. */
export const row = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '0.9rem' })
/** Its space is its own: on a line below the number nothing is left where it says nothing. */
export const limit = kitStyle({ display: 'block', paddingBlock: '0.4rem' })

export const box = kitStyle({ position: 'relative', flex: 'none' })

/** On a field's box: it reaches around both buttons, so that its edge and its ring are theirs too. */
export const number = kitStyle({
  width: `calc(2 * ${edge} + 2.6rem)`,
  minHeight: `calc(${edge} + 2px)`,
  padding: `0 ${edge}`,
  fontSize: vars.fontSize.l,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    '&&[aria-invalid="true"]': { paddingInlineStart: `calc(${edge} - 3px)` },
  },
  '@media': {
    // The buttons are gone: the browser's own arrows take their place.
    '(scripting: none)': {
      paddingInline: '0.75rem',
      appearance: 'revert',
      selectors: { '&::-webkit-inner-spin-button': { appearance: 'revert' } },
    },
  },
})

export const button = kitStyle({
  position: 'absolute',
  insetBlock: '1px',
  display: 'grid',
  placeItems: 'center',
  width: edge,
  borderRadius: vars.radius.control,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&:first-child': { insetInlineStart: '1px' },
    '&:last-child': { insetInlineEnd: '1px' },
    // The mark of a refused field stays beside it.
    '[data-invalid] &:first-child': { insetInlineStart: '4px', width: `calc(${edge} - 3px)` },
    [`&:hover:not(${off})`]: { background: vars.color.ground },
    [`&${off}`]: { background: vars.color.ground2, color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { [`&${off}`]: { color: 'GrayText' } } } },
})
