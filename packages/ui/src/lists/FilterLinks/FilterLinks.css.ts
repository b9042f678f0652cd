import { cutCorner } from '../../private/cut.ts'
import { kitGlobal, kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'

const touch = { '(pointer: coarse)': { minHeight: '2.75rem' } } as const

export const root = kitStyle({ display: 'grid', gap: vars.space.s2, fontSize: vars.fontSize.s })
export const label = kitStyle({ fontWeight: vars.fontWeight.strong })
export const lists = kitVariants({
  words: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 },
  // What is chosen has a ground: its words stay in line with the others'.
  rows: { marginInlineStart: `calc(-1 * ${vars.space.s2})` },
  letters: { display: 'flex', flexWrap: 'wrap', gap: vars.space.s1 },
})

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const

export const shapes = kitVariants({
  words: { ...box, gap: '0.35em', minHeight: '2.2rem', paddingInline: vars.space.s3, '@media': touch },
  rows: {
    ...box,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s3,
    minHeight: '2rem',
    // Keeps what takes two lines clear of the next.
    paddingBlock: '0.3rem',
    paddingInline: vars.space.s2,
    '@media': touch,
  },
  letters: {
    ...box,
    justifyContent: 'center',
    minWidth: '2.5rem',
    minHeight: '2.5rem',
    paddingInline: vars.space.s2,
  },
})
/** Words stand in a frame; letters, as numbers of pages do, get one under the pointer; rows get a ground. */
export const links = kitVariants({
  words: {
    boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
    ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  rows: { ':hover': { background: vars.color.ground } },
  letters: { ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.line2}` } },
})
const cut = kitStyle({
  color: vars.color.onAction,
  fontWeight: vars.fontWeight.strong,
  background: cutCorner(vars.color.action, true),
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
})
/** Beside a list several rows are marked at once: they leave the ink to what the list shows. */
const edged = kitStyle({
  fontWeight: vars.fontWeight.strong,
  background: vars.color.ground,
  boxShadow: `inset calc(2px * ${readingWay}) 0 0 ${vars.color.ink}`,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
})
export const current = { words: cut, rows: edged, letters: cut } as const
export const none = kitStyle({ color: vars.color.ink3 })
export const count = kitStyle({ color: vars.color.ink3, fontWeight: vars.fontWeight.normal })
// On ink the third tone of text is too dark.
kitGlobal(`${cut} ${count}`, { color: 'inherit' })

export const fold = kitStyle({ display: 'grid', gap: vars.space.s2 })
export const opener = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: '2.2rem',
  width: 'fit-content',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': touch,
})
export const sign = kitStyle({ width: '0.9rem', height: '0.9rem', flex: 'none' })
kitGlobal(`${fold}[open] ${sign}`, { transform: 'rotate(180deg)' })
