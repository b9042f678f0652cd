import { kitStyle } from './kitStyle.ts'

/** What can be pressed around a bare box: 2.1rem, and as much as a finger needs on touch screens. */
export const tickBox = kitStyle({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.1rem',
  height: '2.1rem',
  marginInline: '-0.5rem',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { width: '2.75rem', height: '2.75rem', marginInline: '-0.825rem' } },
})
