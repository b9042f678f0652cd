import '../../eventColors.css.ts'
import { cutMark } from '../../private/cut.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Nothing to save: only the place that screen readers listen to is left. */
export const idle = kitStyle({
  position: 'absolute',
  height: '1px',
  clipPath: 'inset(50%)',
  // Against the column of the panel, which makes everything in it as wide as itself.
  selectors: { '&&&': { width: '1px' } },
})

export const state = kitStyle({
  flex: '1 1 9rem',
  display: 'flex',
  alignItems: 'center',
  gap: '0.8rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    flex: 'none',
    // Whole pixels keep it round.
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
  selectors: {
    '&[data-state="dirty"]::before': {
      background: vars.palette.yellow.solid,
      boxShadow: `inset 0 0 0 1px ${vars.palette.yellow.edge}`,
    },
    '&[data-state="saving"]::before': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}` },
    '&[data-state="saved"]::before': { background: vars.color.ok },
    '&[data-state="error"]': { color: vars.color.err },
    '&[data-state="error"]::before': {
      borderRadius: 0,
      background: vars.color.err,
      clipPath: cutMark,
    },
    '&:empty': { display: 'none' },
  },
})
export const actions = kitStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.55rem 1.1rem',
})
/** As tall as a finger on touch screens. */
export const action = kitStyle({ '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } } })
