import { kitStyle } from '../../private/kitStyle.ts'
import { modalLevel } from '../../private/modal/modalLevel.ts'
import { fadeIn } from '../../private/motion.css.ts'
import { vars } from '../../theme.css.ts'
import { from, inLargeLetters } from '../../tokens/breakpoints.ts'

/** Until the scripts are there, and without them, the browser itself opens the links under the logo. */
export const early = kitStyle({
  marginInlineStart: 'auto',
  '@media': { [from('desktop')]: { display: 'none' } },
})

export const header = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${vars.space.s5}`,
  minHeight: '4rem',
  selectors: { [`&:has(> ${early}[open])`]: { flexWrap: 'wrap' } },
  '@media': {
    [from('desktop')]: { minHeight: '4.6rem' },
    [inLargeLetters]: { flexWrap: 'wrap' },
  },
})

/** A long name takes lines beside "Menu"; beside the links it leaves them their row. */
export const home = kitStyle({
  minWidth: 0,
  display: 'flex',
  paddingBlock: '0.6rem',
  '@media': { [from('desktop')]: { flex: 'none', maxWidth: '30%' } },
})

export const nav = kitStyle({
  display: 'none',
  selectors: {
    [`${early}[open] ~ &`]: {
      display: 'block',
      width: '100%',
      '@media': { [from('desktop')]: { width: 'auto' } },
    },
  },
  '@media': {
    [from('desktop')]: { display: 'block', marginInlineStart: 'auto' },
  },
})
export const links = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.3rem',
  fontSize: vars.fontSize.s,
})

export const link = kitStyle({
  display: 'inline-grid',
  paddingBlock: '0.6rem',
  textUnderlineOffset: '0.35em',
  textDecorationThickness: '1px',
  selectors: {
    '&:hover:not([aria-current])': { textDecorationLine: 'underline' },
    '&[aria-current]': { fontWeight: vars.fontWeight.strong },
    // The width of the bold word is kept free, so that the row does not move from page to page.
    '&::after': {
      content: 'attr(data-label) / ""',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: vars.fontWeight.strong,
    },
  },
})

export const tools = kitStyle({
  display: 'none',
  alignItems: 'center',
  gap: '1.1rem',
  fontSize: vars.fontSize.s,
  '@media': { [from('desktop')]: { display: 'flex' } },
  selectors: {
    [`${early}[open] ~ &`]: { display: 'flex' },
    '&:not(:empty)::before': {
      '@media': {
        [from('desktop')]: {
          content: '',
          width: '1px',
          height: '1.4rem',
          marginInlineEnd: '0.35rem',
          background: vars.color.line,
        },
      },
    },
  },
})

const word = { paddingBlock: '0.7rem', fontWeight: vars.fontWeight.strong, lineHeight: 1.5 } as const

export const opener = kitStyle({
  ...word,
  marginInlineStart: 'auto',
  '@media': { [from('desktop')]: { display: 'none' } },
})
export const earlyOpener = kitStyle({
  ...word,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
/** The word of the browser's own menu says what the next press does. */
export const whileClosed = kitStyle({ selectors: { [`${early}[open] &`]: { display: 'none' } } })
export const whileOpen = kitStyle({ selectors: { [`${early}:not([open]) &`]: { display: 'none' } } })

export const sheet = kitStyle({
  position: 'fixed',
  inset: 0,
  zIndex: modalLevel,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.layout.gutter,
  paddingBlockEnd: '1.25rem',
  background: vars.color.paper,
  color: vars.color.ink,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.duration.t2} ${vars.easing.out}` },
    '&[data-state="closed"]': { animation: `${fadeIn} ${vars.duration.t1} ${vars.easing.standard} reverse` },
  },
})
export const sheetHead = kitStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4rem',
})
export const close = kitStyle(word)
export const sheetLinks = kitStyle({ paddingBlock: vars.space.s4 })
export const sheetLink = kitStyle({
  display: 'block',
  paddingBlock: '0.62rem',
  fontSize: '1.9rem',
  letterSpacing: vars.letterSpacing.xxl,
  lineHeight: 1,
  selectors: { '&[aria-current]': { fontWeight: vars.fontWeight.strong } },
})
export const sheetFoot = kitStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s4,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
})
export const sheetFootLine = kitStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '2.5rem',
  selectors: { '&[aria-current]': { fontWeight: vars.fontWeight.strong } },
})
