import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Of no theme: a picture, and what is drawn on it. */
const dark = '#0c0c0d'
const light = '#ffffff'

export const camera = kitStyle({
  position: 'relative',
  height: '22.4rem',
  overflow: 'hidden',
  background: dark,
  color: light,
  forcedColorAdjust: 'none',
})
export const video = kitStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
/** Whole at any width; what is dimmed reaches beyond it, to the edges of the picture. */
export const veil = kitStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
})
export const bar = kitStyle({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '0.5rem',
  paddingInline: '1.25rem 0.6rem',
})
export const title = kitStyle({ fontSize: '1.05rem', fontWeight: vars.fontWeight.strong })
export const close = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  color: light,
  ':focus-visible': { outlineColor: light },
})
export const hint = kitStyle({
  position: 'absolute',
  insetInline: '1.25rem',
  bottom: '0.8rem',
  textAlign: 'center',
  color: light,
  lineHeight: 1.35,
})
