import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const place = kitStyle({ flex: 1, display: 'grid', alignContent: 'center' })

export const box = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s5,
  borderRadius: vars.radius.box,
  '@media': { [fromLetters('tablet')]: { padding: vars.space.s6, border: `1px solid ${vars.color.ink}` } },
})

const edge = (color: string) => ({
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `3px solid ${color}`,
  '@media': {
    [fromLetters('tablet')]: { paddingInlineStart: vars.space.s6, borderInlineStart: `3px solid ${color}` },
  },
})
export const tones = {
  neutral: '',
  ...kitVariants({ success: edge(vars.color.ok), error: edge(vars.color.err) }),
}

/** Takes the focus when what is said changes; that is for screen readers, a ring would mark no control. */
export const heading = kitStyle({ ':focus': { outline: 'none' } })

export const body = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s4 })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s3} ${vars.space.s5}`,
})
