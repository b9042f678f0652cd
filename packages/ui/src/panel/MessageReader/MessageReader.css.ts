import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const root = kitStyle({ fontSize: vars.fontSize.admin, lineHeight: 1.4 })
export const subject = kitStyle({
  fontSize: '1.35rem',
  letterSpacing: vars.letterSpacing.xxl,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})
export const who = kitStyle({
  display: 'grid',
  gap: '0.1rem 1rem',
  padding: '0.8rem 0',
  marginBottom: '1.1rem',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [fromLetters('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const name = kitStyle({ fontWeight: vars.fontWeight.strong })
export const when = kitStyle({
  color: vars.color.ink2,
  '@media': { [fromLetters('tablet')]: { textAlign: 'end' } },
})
export const tools = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.9rem',
  marginBottom: '1.1rem',
  paddingBottom: '1rem',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const text = kitStyle({
  maxWidth: '36em',
  fontSize: '0.95rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const findings = kitStyle({ display: 'grid', gap: '0.5rem', marginTop: '1.4rem' })
export const finding = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.8rem',
  padding: '0.6rem 0.8rem',
  border: `1px solid ${vars.color.line}`,
})
/** What followed, and the form of an answer. */
export const more = kitStyle({ display: 'grid', gap: '1.4rem', marginTop: '1.4rem' })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.8rem 1.2rem',
  marginTop: '1.4rem',
})
