import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const thread = kitStyle({ fontSize: vars.fontSize.admin, lineHeight: 1.4 })
export const list = kitStyle({ display: 'grid', gap: '1.1rem' })
export const entry = kitVariants({
  /** What came from outside stands as the message does. */
  reply: { borderTop: `1px solid ${vars.color.line}`, paddingTop: '1rem' },
  /** What the gallery said, under an edge of ink. */
  answer: { borderInlineStart: `2px solid ${vars.color.ink}`, paddingInlineStart: '1rem' },
  /** What stays in the house. */
  note: {
    background: vars.color.ground,
    padding: '0.7rem 0.9rem',
    '@media': { '(forced-colors: active)': { border: '1px dashed' } },
  },
})
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
  marginBottom: '0.35rem',
  overflowWrap: 'anywhere',
})
export const name = kitStyle({ fontWeight: vars.fontWeight.strong })
export const kind = kitStyle({ marginInlineStart: '0.5rem', color: vars.color.ink2 })
export const when = kitStyle({ fontSize: vars.fontSize.xs, color: vars.color.ink2 })
export const text = kitStyle({
  maxWidth: '36em',
  fontSize: '0.95rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.2rem 0.9rem',
  marginTop: '0.5rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
})
export const alert = kitStyle({
  marginTop: '1.1rem',
  padding: '0.7rem 0.9rem',
  border: `1px solid ${vars.color.ink}`,
})
