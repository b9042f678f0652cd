import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const wall = kitStyle({
  position: 'relative',
  // On a phone the sentence below it belongs to the first screen.
  minHeight: 'min(20rem, 40vh)',
  background: `linear-gradient(${vars.color.ground} 0 82%, ${vars.color.ground2} 82%)`,
  '@media': { [from('tablet')]: { minHeight: 'min(34rem, 64vh)' } },
})
export const frame = kitStyle({
  position: 'absolute',
  left: '50%',
  top: '17%',
  width: '34%',
  height: '46%',
  translate: '-50% 0',
  transformOrigin: '50% -1rem',
  // The nail.
  '::before': {
    content: '',
    position: 'absolute',
    left: 'calc(50% - 3px)',
    top: '-0.9rem',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    background: vars.color.ink,
  },
})
export const kinds = kitVariants({
  empty: { border: `1px dashed ${vars.color.line2}` },
  crooked: { border: `1px solid ${vars.color.ink}`, background: vars.color.paper, rotate: '-7deg' },
})
